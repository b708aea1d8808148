/** A challenge: a link to a deal that the sender has played. It holds the whole match but hides how it went. */
import {
  type Game,
  isLinkFlaw,
  type LinkFlaw,
  readGameId,
  type MatchRecord,
  NO_SEATS,
  splitChecked,
  encodeRecord,
  type Seat,
  joinWithCheck,
  type Player,
  Table,
  decodeRecord,
} from '../core/index.ts';

export interface Challenge {
  readonly record: MatchRecord;
  /** The players by seat. The only person among them is the sender. */
  readonly sitters: readonly Player[];
  readonly seat: Seat;
  readonly help: boolean;
}

function soleSeat(sitters: readonly Player[]): Seat | undefined {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

const HELP = 'help';
const ALONE = 'alone';

export function packChallenge(game: Game, { record, sitters, help }: Omit<Challenge, 'seat'>): string {
  const people = sitters.map((sitter) => (sitter.kind === 'bot' ? `${sitter.level} ` : '') + sitter.name);
  const kinds = sitters.map(({ kind }) => (kind === 'bot' ? 'b' : 'p')).join('');
  return joinWithCheck([game.id, encodeRecord(game, record), help ? HELP : ALONE, kinds, ...people]);
}

const flawed = (flaw: LinkFlaw['flaw'], message: string): LinkFlaw => ({ flaw, message });

export const challengedGame = readGameId;

function parsePlayer(kind: string | undefined, text: string): Player | undefined {
  if (kind === 'p') return { kind: 'person', name: text };
  const [, level, name] = /^([\w-]{1,20}) (.{1,40})$/u.exec(text) ?? [];
  return level === undefined || name === undefined ? undefined : { kind: 'bot', level, name };
}

/** Parses a link into a challenge, or returns what is wrong with it. The text is untrusted. */
export function unpackChallenge(game: Game, text: string): Challenge | LinkFlaw {
  const parts = splitChecked(text);
  if (parts === undefined) return flawed('damaged', 'the link is damaged: a part is missing or changed');
  const [id, packed = '', help, kinds = '', ...people] = parts;
  if (id !== game.id) return flawed('game', `a match of ${id}, not of ${game.id}`);
  const record = decodeRecord(game, packed);
  if (isLinkFlaw(record)) return record;
  const sitters = people.flatMap((person, seat) => parsePlayer(kinds[seat], person) ?? []);
  const seat = soleSeat(sitters);
  const isTable = sitters.length === record.config.seats && people.length === sitters.length;
  if (!isTable || seat === undefined || (help !== HELP && help !== ALONE))
    return flawed('table', 'the link does not say who sat where');
  if (Table.replay(game, record).toAct !== NO_SEATS) return flawed('decisions', 'the match is not over');
  return { record, sitters, seat, help: help === HELP };
}
