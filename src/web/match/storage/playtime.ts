import * as v from 'valibot';

const KEY = 'tavola.playtime';
const Times = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));
/** Beyond this number the oldest are dropped. */
const MAX_MATCHES = 60;

function read(): v.InferOutput<typeof Times> {
  try {
    const parsed = v.safeParse(Times, JSON.parse(localStorage.getItem(KEY) ?? '{}'));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

/** In milliseconds. */
export const getPlaytime = (match: string): number => read()[match] ?? 0;

export function savePlaytime(match: string, milliseconds: number): void {
  const others = Object.entries(read()).filter(([other]) => other !== match);
  const times = milliseconds > 0 ? [...others, [match, milliseconds] as const].slice(-MAX_MATCHES) : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(times)));
  } catch {
    // Without storage only the current session counts.
  }
}
