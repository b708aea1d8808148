import type { MatchmakingMessages } from './en.ts';
import { unitIn } from '../../../../messages/text.ts';

const inSeconds = unitIn('it', 'second', 'short');
const inMinutes = unitIn('it', 'minute', 'short');

export const it: MatchmakingMessages = {
  about:
    'A che cosa vuoi giocare? Ti mettiamo al tavolo con chi ha fatto la stessa scelta. Intanto puoi continuare a giocare qui.',
  any: 'Tutti',
  paces: { quick: 'Veloce', normal: 'Normale', slow: 'Con calma' },
  paceNote: (minutes, seconds) => `${inMinutes(minutes)} + ${inSeconds(seconds)}`,
  size: 'In quanti al tavolo',
  sizeNote: 'Più ne accetti, prima si comincia.',
  botsNote: 'Dopo questo tempo i bot prendono i posti ancora liberi.',
  never: 'Mai',
  seconds: (seconds) => `dopo ${inSeconds(seconds)}`,
  minutes: (minutes) => `dopo ${inMinutes(minutes)}`,
  rated: 'Partita classificata',
  ratedNote:
    'Con persone più o meno del tuo livello. Più aspetti, più la ricerca si allarga. Altri possono guardare.',
  wait: 'Trova giocatori',
  change: 'Cerca con queste scelte',
  impossible: 'Nessuno di questi giochi si gioca con quel numero di persone.',
  here: (count) => (count === 1 ? 'Una persona aspetta' : `${count} persone aspettano`),
  nobody: 'Adesso non aspetta nessuno.',
  alone: 'per ora solo tu',
  waiting: 'Ricerca di giocatori',
  waited: (time) => `da ${time}`,
  stop: 'Interrompi',
  again: 'Qualcuno non è venuto. Hai mantenuto il tuo posto in coda.',
  lost: 'Connessione persa. Riconnessione…',
  missed: 'Il tuo tavolo era pronto, ma il tuo posto è rimasto vuoto. Non sei più in coda.',
  waitAgain: 'Cerca di nuovo',
  meanwhile: 'Intanto',
  withBots: 'Gioca con i bot',
  ready: 'Il tuo tavolo è pronto',
  readyAt: (game) => `${game} può cominciare.`,
  kept: (seconds) =>
    seconds === 1
      ? 'Il tuo posto è riservato ancora per un secondo.'
      : `Il tuo posto è riservato ancora per ${seconds} secondi.`,
  keepsMatch: 'La tua partita qui resta com’è.',
  noServer: 'Nessun server disponibile.',
  off: 'Questo server adesso non lo offre.',
  signIn: 'Per le partite classificate serve un account. Prima accedi.',
  refused: 'Il server non ha accettato queste scelte.',
};
