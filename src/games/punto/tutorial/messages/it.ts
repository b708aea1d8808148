import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Ecco Punto! Il rosso è il tuo colore.',
    'Quattro carte rosse in fila vincono la mano, anche in diagonale.',
  ],
  everyone: [
    'Guarda in alto: ognuno ha un colore e un mazzetto di carte.',
    'I pallini sono le mani vinte; con due si vince la partita.',
  ],
  middle: ['La tua prima carta è scoperta: un 8 rosso.', 'Mettila al centro.'],
  beside: [
    'Metti il tuo 4 accanto al tuo 8.',
    'Accanto vuol dire toccare una carta, con un lato o un angolo.',
  ],
  frame: ['Il tavolo non supera mai sei colonne e sei righe.', 'Dove finisce si vede solo giocando.'],
  tooHigh: [
    'Una carta si può anche coprire. Prova il tuo 6 sul 9 giallo.',
    'Solo per vedere che cosa succede.',
  ],
  onTop: ['Si coprono solo meno punti: prendi il 5 verde.', 'E guarda, sono già tre rosse in fila.'],
  block: [
    'La tua fila è chiusa ai lati, e il blu ne ha tre in diagonale!',
    'Il tuo 2 basta per coprire l’1 blu.',
  ],
  watch: ['La fila blu è rotta, e gli altri hanno giocato.', 'Guarda sempre prima le loro file, poi la tua.'],
  row: ['Solo un 2 verde chiude ancora la tua fila.', 'Coprilo con il tuo 7 e vinci la mano!'],
  roundWon: ['Quattro in fila: la mano è tua!', 'La tua carta più alta, l’8, esce per sempre dalla partita.'],
  nextRound: [
    'Tutti riprendono le loro carte per la mano seguente.',
    'Tranne il tuo 8: vincere costa una bella carta.',
  ],
  lastCard: [
    'Un po’ dopo, seconda mano. Vedi la tua fila?',
    'Ancora una carta: con due mani si vince la partita.',
  ],
  over: ['Due mani vinte: la partita è tua!', 'Se qualcuno non può giocare, decidono le file di tre.'],
};
