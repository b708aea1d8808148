/** The player's settings for this device, saved in the browser. */
import { effect, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '../../../core/index.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
const SPEED_FACTORS: { readonly [S in Speed]: number } = { off: 0, fast: 0.5, normal: 1, slow: 1.8 };

const KEY = 'tavola.settings';

function readSettings(): { readonly [key: string]: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as { [key: string]: unknown };
  } catch {
    return {};
  }
}

const pickValid = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find((candidate) => candidate === value);

/** The first supported language among the browser's. */
const browserLanguage = (): Language =>
  navigator.languages
    .map((tag) => pickValid(LANGUAGES, tag.slice(0, 2).toLowerCase()))
    .find((language) => language !== undefined) ?? 'en';

/** The language with the browser's region, so that dates read "15/11" or "11/15". */
export const findLocaleTag = (chosen: Language): string =>
  navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === chosen) ?? chosen;

const saved = readSettings();
export const language = signal<Language>(pickValid(LANGUAGES, saved.language) ?? browserLanguage());
export const theme = signal<Theme>(pickValid(THEMES, saved.look) ?? 'system');
export const speed = signal<Speed>(pickValid(SPEEDS, saved.speed) ?? 'normal');
/** Whether to confirm moves that a slip would spoil. */
export const confirmsMoves = signal<boolean>(saved.confirms !== false);
/** Whether the only legal move is played automatically. */
export const playsForced = signal<boolean>(saved.playsForced !== false);
/** When the table pauses for highlights: until read, until the player continues, or never. */
export const PAUSE_MODES = ['read', 'wait', 'never'] as const;
export type PauseMode = (typeof PAUSE_MODES)[number];
export const pauseMode = signal<PauseMode>(pickValid(PAUSE_MODES, saved.stops) ?? 'read');
/** Whether bots comment on matches, here and online. */
export const botsTalk = signal<boolean>(saved.botsTalk !== false);
export const botsTalkOnline = signal<boolean>(saved.botsTalkOnline === true);
/** Whether a table offers to count the cards seen. */
export const countsCards = signal<boolean>(saved.countsCards !== false);
export const myName = signal<string>(typeof saved.name === 'string' ? saved.name.slice(0, 20) : '');
export const introducedGames = signal<readonly string[]>(
  Array.isArray(saved.introduced)
    ? saved.introduced.filter((id): id is string => typeof id === 'string')
    : [],
);

/** The games whose guided match was played to its end. */
export const learntGames = signal<readonly string[]>(
  Array.isArray(saved.learnt) ? saved.learnt.filter((id): id is string => typeof id === 'string') : [],
);

/** Whether to explain things on their first occurrence, and which are explained ("game.thing"). */
export const showsReminders = signal<boolean>(saved.reminds !== false);
export const shownReminders = signal<readonly string[]>(
  Array.isArray(saved.reminded) ? saved.reminded.filter((id): id is string => typeof id === 'string') : [],
);

/** Sound stays off until the player agrees. */
export const SOUND_MODES = ['on', 'off'] as const;
export const soundMode = signal<(typeof SOUND_MODES)[number]>(pickValid(SOUND_MODES, saved.sounds) ?? 'off');
/** From 0 to 100. */
export const volume = signal<number>(
  typeof saved.volume === 'number' && saved.volume >= 0 && saved.volume <= 100 ? saved.volume : 50,
);
export const vibrates = signal<boolean>(saved.vibrates !== false);

/** The step at which the player left each guided match. */
export const lessonSteps = signal<{ readonly [game: string]: number }>(
  Object.fromEntries(
    Object.entries(saved.lessonSteps ?? {}).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0,
    ),
  ),
);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Multiplies durations; 0 shows everything at once. */
export const getSpeedFactor = (): number => SPEED_FACTORS[speed.value];
/** Respects the system's setting for reduced motion. */
export const isMotionAllowed = (): boolean => !reducedMotion.matches && speed.value !== 'off';

/** Whether the table pauses for highlights. Without motion it pauses only on request. */
export const isPausingAllowed = (): boolean =>
  pauseMode.value === 'wait' || (pauseMode.value === 'read' && getSpeedFactor() > 0);

/** Applies settings to the page and saves them on every change. */
export function applySettings(): void {
  effect(() => {
    const settings = {
      language: language.value,
      look: theme.value,
      speed: speed.value,
      confirms: confirmsMoves.value,
      playsForced: playsForced.value,
      stops: pauseMode.value,
      botsTalk: botsTalk.value,
      botsTalkOnline: botsTalkOnline.value,
      countsCards: countsCards.value,
      name: myName.value,
      introduced: introducedGames.value,
      learnt: learntGames.value,
      lessonSteps: lessonSteps.value,
      reminds: showsReminders.value,
      reminded: shownReminders.value,
      sounds: soundMode.value,
      volume: volume.value,
      vibrates: vibrates.value,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Without storage, settings last as long as the page.
    }
  });
  effect(() => {
    const { documentElement: page } = document;
    page.lang = language.value;
    page.dataset.look = theme.value;
    page.dataset.speed = speed.value;
  });
}
