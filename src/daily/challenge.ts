/** A deal that was played, sent to somebody who shall play it too: the whole match is in the link, and its course stays hidden. */
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
  /** Who sat where; the one person there sends it. */
  readonly sitters: readonly Player[];
  readonly seat: Seat;
  /** Whether hints and undo were allowed. */
  readonly help: boolean;
}

/** The seat of the only person at a table; undefined where there is none, or several. */
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

/** The game that a link says it is a challenge to. */
export const challengedGame = readGameId;

function parsePlayer(kind: string | undefined, text: string): Player | undefined {
  if (kind === 'p') return { kind: 'person', name: text };
  const [, level, name] = /^([\w-]{1,20}) (.{1,40})$/u.exec(text) ?? [];
  return level === undefined || name === undefined ? undefined : { kind: 'bot', level, name };
}

/** What a link challenges to, or what is wrong with it; the text may come from anybody. */
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
