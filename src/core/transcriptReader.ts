/** Parses the form of a transcript (docs/transcript.md, T1 and T2). */
import type { Json, Seed } from './contract.ts';
import { isJsonObject, parseExact } from './json.ts';
import { TRANSCRIPT_FORMAT } from './transcriptWriter.ts';

/** Why a text fails: it is not a transcript, or one of its lines is wrong. */
export interface TranscriptFlaw {
  readonly transcript: boolean;
  /** From 1. */
  readonly line: number;
  /** A clause of the game's rules page, or of the format (T1–T7). */
  readonly clause: string;
  readonly message: string;
  /** Why the game refuses a move. The game's messages have the text. */
  readonly refusal?: string;
}

export interface TranscriptLine {
  readonly number: number;
  readonly json: { readonly [key: string]: Json };
}

/** A text in the form of a transcript; its game is not looked up yet. */
export interface Transcript {
  readonly header: {
    readonly line: number;
    readonly game: string;
    readonly seats: Json;
    readonly options: { readonly [id: string]: Json };
    readonly knobs?: { readonly [id: string]: Json };
    readonly seed: Seed;
  };
  readonly lines: readonly TranscriptLine[];
  readonly end: number;
}

export const isTranscriptFlaw = (value: object): value is TranscriptFlaw =>
  'clause' in value && 'line' in value;

export const notATranscript = (line: number, clause: string, message: string): TranscriptFlaw => ({
  transcript: false,
  line,
  clause,
  message,
});
export const wrongLine = (line: number, clause: string, message: string): TranscriptFlaw => ({
  transcript: true,
  line,
  clause,
  message,
});

/** T1: the JSON objects of a text, empty lines skipped. */
function parseLines(text: string): TranscriptLine[] | TranscriptFlaw {
  const lines: TranscriptLine[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (/^[ \t\r]*$/.test(line)) continue;
    let json: Json;
    try {
      json = parseExact(line);
    } catch {
      return notATranscript(index + 1, 'T1', 'this line is not JSON');
    }
    if (!isJsonObject(json)) return notATranscript(index + 1, 'T1', 'this line is not a JSON object');
    lines.push({ number: index + 1, json });
  }
  return lines;
}

/** T1, T2: a text's lines and its header. */
export function readTranscript(text: string): Transcript | TranscriptFlaw {
  const lines = parseLines(text);
  if ('transcript' in lines) return lines;
  const first = lines.at(0);
  if (first === undefined) return notATranscript(1, 'T2', 'there is no header');
  const flaw = (message: string): TranscriptFlaw => notATranscript(first.number, 'T2', message);
  const { tavola, game, seats, options, knobs, seed } = first.json;
  if (tavola !== TRANSCRIPT_FORMAT)
    return flaw(`the first line is not a header with "tavola":${TRANSCRIPT_FORMAT}`);
  if (typeof game !== 'string') return flaw('"game" is not a text');
  if (seats === undefined) return flaw('"seats" is missing');
  if (!isJsonObject(options)) return flaw('"options" is not an object');
  if (knobs !== undefined && !isJsonObject(knobs)) return flaw('"knobs" is not an object');
  if (typeof seed !== 'string') return flaw('"seed" is not a text');
  return {
    header: { line: first.number, game, seats, options, ...(knobs === undefined ? {} : { knobs }), seed },
    lines: lines.slice(1),
    end: (lines.at(-1)?.number ?? 0) + 1,
  };
}

/** T2: the flaw of a header with an unknown game. */
export const unknownGame = ({ header }: Transcript, known: readonly string[]): TranscriptFlaw =>
  notATranscript(
    header.line,
    'T2',
    `unknown game ${JSON.stringify(header.game)}, known are ${known.join(', ')}`,
  );
