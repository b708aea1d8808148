import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Ecco Gerico! Costruisci mura, un muro per ogni colore.',
    'Il muro più lungo di un colore vince carte di quel colore.',
  ],
  notATrumpet: ['Tutti posano una prima carta coperta. Prova la tua tromba.', 'Toccala e guarda.'],
  lay: ['Un muro non comincia con una tromba. Posa il tuo 3 blu.', 'Ancora non lo vede nessuno.'],
  firstCards: [
    'Tutti hanno anche messo una carta coperta nella riserva.',
    'La tua è l’1 giallo. Lo vincerà il muro giallo più lungo.',
  ],
  build: [
    'Anche Bruno ha un 3 blu! Costruisci con il tuo 1 blu.',
    'Tre più uno fa quattro. Una corona segna il muro più lungo.',
  ],
  trumpet: [
    'Un po’ di rumore: gioca una tromba sul blu!',
    'Cade la carta blu più alta: i due 3, anche il tuo.',
  ],
  joins: [
    'Il tuo 1 era in piedi: la tromba si aggiunge come 2.',
    'I due 3 sono nella riserva. Bruno non ha più un muro blu.',
  ],
  supply: [
    'C’è una terza mossa: mettere una carta nella riserva.',
    'Mettici il tuo 3 viola. Uno te lo riprenderai.',
  ],
  seven: ['Costruisci con il tuo 7 giallo, la pietra più lunga.', 'Nella riserva aspetta una carta gialla.'],
  equal: ['Costruisci con il tuo 4 viola.', 'Il muro viola di Bruno, 3 e 1, è lungo uguale.'],
  draw: [
    'Costruisci anche con questo 1 giallo. Sette più uno: lungo otto.',
    'Poi peschi, come dopo ogni turno. Che cosa sarà?',
  ],
  scoring: [
    'Una carta punteggio! Si apre la riserva.',
    'Il tuo muro giallo è il più lungo: due carte per te.',
  ],
  shared: [
    'Il viola si divide: una carta a te, una a Bruno.',
    'La terza resta nella riserva per la prossima volta.',
  ],
  feed: [
    'La manche 2 comincia con una carta per la riserva. Metti il 7 rosso.',
    'I muri rossi sono lunghi 4 e 3. Le tue tre trombe possono abbatterli.',
  ],
  aOne: ['La manche 3 sta per finire. Costruisci con questo 1 blu.', 'Così corto? Aspetta.'],
  over: ['Dopo il terzo conteggio ognuno vince gli 1 delle sue mura.', 'Tu ne avevi sei, e vinci!'],
};
