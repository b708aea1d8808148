import type { MatchmakingMessages } from './en.ts';
import { unitIn } from '../../../../messages/text.ts';

const inSeconds = unitIn('it', 'second', 'short');
const inMinutes = unitIn('it', 'minute', 'short');

export const it: MatchmakingMessages = {
  about:
    'A che cosa vuoi giocare? Ti mettiamo al tavolo con chi ha scelto lo stesso. Intanto puoi continuare a giocare qui.',
  games: 'Giochi',
  any: 'Tutti',
  pace: 'Tempo per pensare',
  paces: { quick: 'Veloce', normal: 'Normale', slow: 'Con calma' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'In quanti al tavolo',
  sizeNote: 'Più ne accetti, prima si comincia.',
  bots: 'I bot completano',
  botsNote: 'Allora giochi con chi c’è già, e i bot prendono gli altri posti.',
  never: 'Mai',
  seconds: (seconds) => `dopo ${inSeconds(seconds)}`,
  minutes: (minutes) => `dopo ${inMinutes(minutes)}`,
  rated: 'Per la classifica',
  ratedNote:
    'Con persone più o meno della tua forza. Più aspetti, più si cerca lontano. Altri possono guardare.',
  wait: 'Trova compagnia',
  change: 'Cerca così',
  impossible: 'Nessuno di questi giochi si gioca in tanti così.',
  here: (count) => (count === 1 ? 'Una persona aspetta' : `${count} persone aspettano`),
  nobody: 'Adesso non aspetta nessuno.',
  alone: 'per ora solo tu',
  waiting: 'Si cerca compagnia',
  waited: (time) => `da ${time}`,
  stop: 'Smetti',
  again: 'Qualcuno non è venuto. Hai mantenuto il tuo posto in fila.',
  lost: 'Connessione persa. Riprovo…',
  missed: 'Il tuo tavolo era pronto e il tuo posto è rimasto vuoto. Non aspetti più.',
  waitAgain: 'Aspetta di nuovo',
  meanwhile: 'Intanto',
  withBots: 'Gioca con i bot',
  puzzles: 'Risolvi problemi',
  ready: 'Il tuo tavolo è pronto',
  readyAt: (game) => `${game} può cominciare.`,
  kept: (seconds) =>
    seconds === 1
      ? 'Il posto è tenuto ancora per un secondo.'
      : `Il posto è tenuto ancora per ${seconds} secondi.`,
  keepsMatch: 'Quello che giochi qui resta com’è.',
  go: 'Vai al tavolo',
  decline: 'No, grazie',
  noServer: 'Qui non risponde nessun server.',
  off: 'Questo server adesso non lo offre.',
  signIn: 'Per la classifica giocano solo gli account. Prima accedi.',
  refused: 'Il server non accetta questo desiderio.',
};
