import type { TutorialMessages } from '../../../../core/index.ts';
import type { en } from './en.ts';

export const it: TutorialMessages<keyof typeof en> = {
  welcome: [
    'Ecco Punto! Il rosso è il tuo colore.',
    'Quattro carte rosse in fila vincono la manche, anche in diagonale.',
  ],
  everyone: [
    'Guarda in alto: ognuno ha un colore e un mazzetto di carte.',
    'I pallini sono le manche vinte; con due si vince la partita.',
  ],
  middle: ['La tua prima carta è scoperta: un 8 rosso.', 'Mettila al centro.'],
  beside: [
    'Metti il tuo 4 accanto al tuo 8.',
    'Accanto vuol dire toccare una carta, con un lato o un angolo.',
  ],
  frame: ['Il tavolo non supera mai sei colonne e sei righe.', 'I suoi bordi si vedono giocando.'],
  tooHigh: [
    'Una carta si può anche coprire. Prova il tuo 6 sul 9 giallo.',
    'Solo per vedere che cosa succede.',
  ],
  onTop: ['Si coprono solo carte più basse: copri il 5 verde.', 'E guarda, sono già tre rosse in fila.'],
  block: ['La tua fila è bloccata. Il blu ne ha tre in diagonale!', 'Il tuo 2 basta per coprire l’1 blu.'],
  watch: [
    'La fila blu è spezzata, e gli altri hanno giocato.',
    'Guarda sempre prima le loro file, poi la tua.',
  ],
  row: ['Solo un 2 verde blocca ancora la tua fila.', 'Coprilo con il tuo 7 e vinci la manche!'],
  roundWon: [
    'Quattro in fila: la manche è tua!',
    'La tua carta più alta, l’8, esce per sempre dalla partita.',
  ],
  nextRound: [
    'Tutti riprendono le loro carte per la manche seguente.',
    'Tranne il tuo 8: vincere costa una buona carta.',
  ],
  lastCard: [
    'Un po’ dopo, seconda manche. Vedi la tua fila?',
    'Ancora una carta: con due manche si vince la partita.',
  ],
  over: ['Due manche vinte: la partita è tua!', 'Se qualcuno non può giocare, decidono le file di tre.'],
};
