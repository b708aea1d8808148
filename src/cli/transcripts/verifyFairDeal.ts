/** `tavola verify --fair`: checks the deal of a finished match by docs/fair.md, and its moves by its transcript. */
import {
  type Action,
  type Config,
  type Game,
  isTranscriptFlaw,
  parseConfig,
  readTranscript,
  type Seat,
  formatTranscript,
} from '../../core/index.ts';
import { GAME_LOADERS } from '../../games/gameLoaders.ts';
import {
  type FairDeal,
  findFairDealFlaw,
  isWitnessed,
  type MatchFile,
  type DealCommitments,
  type DealWitness,
} from '../../protocol/index.ts';
import { formatFlaw, verifyText } from './verifyText.ts';

/** 1: the record is wrong; 2: the file is not a record. */
export type FairVerdict = { readonly code: 0 | 1 | 2; readonly message: string };

const isHex = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]*$/.test(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const isList = (list: unknown, is: (value: unknown) => boolean): boolean =>
  Array.isArray(list) && list.every((value) => is(value));

function isPromises(value: unknown): boolean {
  const { table, commitments, committed, revealed, attempts } = (value ?? {}) as Partial<DealCommitments>;
  return (
    isText(table) &&
    isList(commitments, isHex) &&
    isList(committed, Number.isSafeInteger) &&
    isList(revealed, Number.isSafeInteger) &&
    Number.isSafeInteger(attempts)
  );
}

function isWitness(value: unknown): boolean {
  if (value === undefined) return true;
  const { part, commitment, commitments } = (value ?? {}) as Partial<DealWitness>;
  return isHex(part) && isHex(commitment) && isList(commitments, isHex);
}

function parseFile(text: string): MatchFile | undefined {
  let json: { fair?: Partial<FairDeal>; transcript?: unknown; witness?: unknown } | null;
  try {
    json = JSON.parse(text) as typeof json;
  } catch {
    return undefined;
  }
  const { fair, transcript, witness } = json ?? {};
  if (typeof fair !== 'object' || fair === null) return undefined;
  const { commitment, secret, parts, seed, promises } = fair;
  const isFair = [commitment, secret, seed].every(isHex) && isList(parts, isHex) && isPromises(promises);
  return isFair && isList(transcript, isText) && isWitness(witness) ? (json as MatchFile) : undefined;
}

const FLAWS = {
  commitment: 'the secret is not the one whose hash was published before the deal',
  part: 'a part is not the one that was promised',
  order: 'a part was told before all of them were promised',
  seed: 'the seed does not come from the secret and the players’ parts',
};

function howDealt({ promises }: FairDeal, witness: DealWitness | undefined): string {
  const attempts = Math.max(promises.attempts, witness?.times ?? 1);
  const more = attempts > 1 ? `, at attempt ${attempts}` : '';
  const seen = witness === undefined ? '' : ', as this device saw them';
  return `dealt from the published secret and every part, all promised before any was told${seen}${more}`;
}

/** Replays the decisions on the seed's own deal; undefined if the transcript is the same. */
function differingLine(
  game: Game,
  config: Config,
  seed: string,
  actions: readonly (readonly [Seat, Action])[],
  lines: readonly string[],
): number | undefined {
  const record = { game: game.id, version: game.version, config, seed, actions };
  const written = formatTranscript(game, record);
  const at = lines.findIndex((line, i) => line !== written[i]);
  if (at >= 0) return at + 1;
  return written.length === lines.length ? undefined : lines.length + 1;
}

export async function verifyFair(name: string, text: string): Promise<FairVerdict> {
  const file = parseFile(text);
  if (file === undefined)
    return { code: 2, message: `${name}: not the record of a match (fair, transcript); see docs/fair.md` };
  const flaw = findFairDealFlaw(file.fair);
  if (flaw !== undefined) return { code: 1, message: `${name}: ${FLAWS[flaw]}` };
  const { transcript: lines, fair, witness } = file;
  if (witness !== undefined && !isWitnessed(fair, witness))
    return {
      code: 1,
      message: `${name}: these are not the promises that the device saw before it told its part`,
    };
  const actions: (readonly [Seat, Action])[] = [];
  const watch = () => (step: { readonly seat: Seat; readonly action: Action }) =>
    void actions.push([step.seat, step.action]);
  const verdict = await verifyText(lines.join('\n'), watch);
  // A match that the players agreed to end lacks its result, and nothing else.
  const isUnfinished = isTranscriptFlaw(verdict) && verdict.clause === 'T7' && verdict.line > lines.length;
  if (isTranscriptFlaw(verdict) && !isUnfinished) return { code: 1, message: formatFlaw(name, verdict) };
  const transcript = readTranscript(lines.join('\n'));
  if (isTranscriptFlaw(transcript)) return { code: 1, message: formatFlaw(name, transcript) };
  const { header } = transcript;
  const game = await GAME_LOADERS[header.game]!();
  const config = parseConfig(game, { seats: header.seats, options: header.options });
  if ('expected' in config) return { code: 1, message: `${name}: ${config.at} is not ${config.expected}` };
  const line = differingLine(game, config, fair.seed, actions, lines);
  if (line !== undefined)
    return { code: 1, message: `${name}: line ${line} of the transcript is not what the seed deals` };
  const end = isUnfinished ? 'ended early' : 'result as stated';
  return {
    code: 0,
    message: `${name}: ${game.id}, ${config.seats} seats, ${howDealt(fair, witness)}, ${actions.length} decisions, all legal, ${end}`,
  };
}
