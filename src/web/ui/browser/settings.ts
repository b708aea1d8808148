/** What a person has chosen for this device; kept in the browser. */
import { effect, signal } from '@preact/signals';
import { type Language, LANGUAGES } from '../../../core/index.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How fast things are shown. */
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

/** The first of the browser's languages that we speak. */
const browserLanguage = (): Language =>
  navigator.languages
    .map((tag) => pickValid(LANGUAGES, tag.slice(0, 2).toLowerCase()))
    .find((language) => language !== undefined) ?? 'en';

/** The chosen language as it is written where the person lives: "15/11" or "11/15". */
export const findLocaleTag = (chosen: Language): string =>
  navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === chosen) ?? chosen;

const saved = readSettings();
export const language = signal<Language>(pickValid(LANGUAGES, saved.language) ?? browserLanguage());
export const theme = signal<Theme>(pickValid(THEMES, saved.look) ?? 'system');
export const speed = signal<Speed>(pickValid(SPEEDS, saved.speed) ?? 'normal');
/** Whether moves that a slip would spoil are asked about. */
export const confirmsMoves = signal<boolean>(saved.confirms !== false);
/** Whether a move without an alternative is made by itself. */
export const playsForced = signal<boolean>(saved.playsForced !== false);
/** How the table stops for what is worth a look: until it has been read, until told to go on, or not at all. */
export const PAUSE_MODES = ['read', 'wait', 'never'] as const;
export type PauseMode = (typeof PAUSE_MODES)[number];
export const pauseMode = signal<PauseMode>(pickValid(PAUSE_MODES, saved.stops) ?? 'read');
/** Whether bots say a word now and then: here, and at tables with people elsewhere. */
export const botsTalk = signal<boolean>(saved.botsTalk !== false);
export const botsTalkOnline = signal<boolean>(saved.botsTalkOnline === true);
/** Whether a table counts the cards that were seen, for whoever asks. */
export const countsCards = signal<boolean>(saved.countsCards !== false);
/** The name this person last played under. */
export const myName = signal<string>(typeof saved.name === 'string' ? saved.name.slice(0, 20) : '');
/** The games whose short introduction was read. */
export const introducedGames = signal<readonly string[]>(
  Array.isArray(saved.introduced)
    ? saved.introduced.filter((id): id is string => typeof id === 'string')
    : [],
);

/** Whether something that happens for the first time is explained, and what has been ("game.thing"). */
export const showsReminders = signal<boolean>(saved.reminds !== false);
export const shownReminders = signal<readonly string[]>(
  Array.isArray(saved.reminded) ? saved.reminded.filter((id): id is string => typeof id === 'string') : [],
);

/** Sounds are off until somebody was asked and said yes. */
export const SOUND_MODES = ['unasked', 'on', 'off'] as const;
export const soundMode = signal<(typeof SOUND_MODES)[number]>(
  pickValid(SOUND_MODES, saved.sounds) ?? 'unasked',
);
/** From 0 to 100. */
export const volume = signal<number>(
  typeof saved.volume === 'number' && saved.volume >= 0 && saved.volume <= 100 ? saved.volume : 50,
);
export const vibrates = signal<boolean>(saved.vibrates !== false);

/** The step at which a guided first match was left, by game. */
export const lessonSteps = signal<{ readonly [game: string]: number }>(
  Object.fromEntries(
    Object.entries(saved.lessonSteps ?? {}).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] > 0,
    ),
  ),
);

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** How long a beat lasts, as a factor; 0 shows everything at once. */
export const getSpeedFactor = (): number => SPEED_FACTORS[speed.value];
/** Whether things may move on the screen; the system's setting is kept. */
export const isMotionAllowed = (): boolean => !reducedMotion.matches && speed.value !== 'off';

/** Whether the table stops for moments; whoever wants to see nothing move is stopped only if they asked for it. */
export const isPausingAllowed = (): boolean =>
  pauseMode.value === 'wait' || (pauseMode.value === 'read' && getSpeedFactor() > 0);

/** Keeps the settings and the page in step. */
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
      // A browser that keeps nothing still plays.
    }
  });
  effect(() => {
    const { documentElement: page } = document;
    page.lang = language.value;
    page.dataset.look = theme.value;
    page.dataset.speed = speed.value;
  });
}
