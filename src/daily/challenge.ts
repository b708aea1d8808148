/** A deal that was played, sent to somebody who shall play it too: the whole match is in the link, and its course stays hidden. */
import {
  type Game,
  isLinkFlaw,
  type LinkFlaw,
  linkedGame,
  type MatchRecord,
  NOBODY,
  openParts,
  packRecord,
  type Seat,
  sealParts,
  type Sitter,
  Table,
  unpackRecord,
} from '../core/index.ts';

export interface Challenge {
  readonly record: MatchRecord;
  /** Who sat where; the one person there sends it. */
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  /** Whether hints and undo were allowed. */
  readonly help: boolean;
}

/** The seat of the only person at a table; undefined where there is none, or several. */
function soleSeat(sitters: readonly Sitter[]): Seat | undefined {
  const persons = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

const HELP = 'help';
const ALONE = 'alone';

export function packChallenge(game: Game, { record, sitters, help }: Omit<Challenge, 'seat'>): string {
  const people = sitters.map((sitter) => (sitter.kind === 'bot' ? `${sitter.level} ` : '') + sitter.name);
  const kinds = sitters.map(({ kind }) => (kind === 'bot' ? 'b' : 'p')).join('');
  return sealParts([game.id, packRecord(game, record), help ? HELP : ALONE, kinds, ...people]);
}

const flawed = (flaw: LinkFlaw['flaw'], message: string): LinkFlaw => ({ flaw, message });

/** The game that a link says it is a challenge to. */
export const challengedGame = linkedGame;

function sitterOf(kind: string | undefined, text: string): Sitter | undefined {
  if (kind === 'p') return { kind: 'person', name: text };
  const [, level, name] = /^([\w-]{1,20}) (.{1,40})$/u.exec(text) ?? [];
  return level === undefined || name === undefined ? undefined : { kind: 'bot', level, name };
}

/** What a link challenges to, or what is wrong with it; the text may come from anybody. */
export function unpackChallenge(game: Game, text: string): Challenge | LinkFlaw {
  const parts = openParts(text);
  if (parts === undefined) return flawed('damaged', 'the link is damaged: a part is missing or changed');
  const [id, packed = '', help, kinds = '', ...people] = parts;
  if (id !== game.id) return flawed('game', `a match of ${id}, not of ${game.id}`);
  const record = unpackRecord(game, packed);
  if (isLinkFlaw(record)) return record;
  const sitters = people.flatMap((person, seat) => sitterOf(kinds[seat], person) ?? []);
  const seat = soleSeat(sitters);
  const isTable = sitters.length === record.config.seats && people.length === sitters.length;
  if (!isTable || seat === undefined || (help !== HELP && help !== ALONE))
    return flawed('table', 'the link does not say who sat where');
  if (Table.replay(game, record).toAct !== NOBODY) return flawed('decisions', 'the match is not over');
  return { record, sitters, seat, help: help === HELP };
}
