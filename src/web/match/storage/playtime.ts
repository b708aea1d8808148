import * as v from 'valibot';
import { readJson, writeJson } from '../../ui/browser/storedJson.ts';

const KEY = 'tavola.playtime';
const Times = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));
/** Beyond this number the oldest are dropped. */
const MAX_MATCHES = 60;

function read(): v.InferOutput<typeof Times> {
  const parsed = v.safeParse(Times, readJson(KEY));
  return parsed.success ? parsed.output : {};
}

/** In milliseconds. */
export const getPlaytime = (match: string): number => read()[match] ?? 0;

export function savePlaytime(match: string, milliseconds: number): void {
  const others = Object.entries(read()).filter(([other]) => other !== match);
  const times = milliseconds > 0 ? [...others, [match, milliseconds] as const].slice(-MAX_MATCHES) : others;
  // Without storage only the current session counts.
  writeJson(KEY, Object.fromEntries(times));
}
