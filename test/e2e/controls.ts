/**
 * Records which buttons and links the browser tests show and press. `npm test` fails if one is shown but
 * never pressed (`scripts/controls.js`). Nothing is recorded without its folder.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import type { BrowserContext } from 'playwright-core';
import { BOT_NAMES } from '../../src/core/index.ts';
import { GAMES } from '../../src/games/index.ts';

const FOLDER = process.env['TAVOLA_CONTROLS'];

export interface Control {
  readonly kind: 'shown' | 'pressed';
  readonly hash: string;
  readonly role: string;
  /** Its accessible name, and the name of its group. */
  readonly name: string;
  readonly group: string;
  /** Its ancestors from the outermost to itself, with classes: `dialog.sheet.result`. */
  readonly path: readonly string[];
}

/** Pages that share a screen. */
const SAME_PAGE: { readonly [page: string]: string } = {
  match: 'table',
  play: 'table',
  new: '',
  t: 'online',
};
/** Style classes that say nothing about a control's purpose. */
const LOOKS = new Set(
  'btn round primary quiet wide wide-only legal place panel plain explain on back'.split(' '),
);
/** Parts that many pages share, and their names here. */
const PARTS: readonly (readonly [part: string, element: RegExp])[] = [
  ['head of a page', /^(header\.(top|table-top)|nav\.groups|a\.skip)\b/],
  ['head of a sheet', /^header\.sheet-head\b/],
  ['strip', /\.meet-strip\b/],
  ['notice', /^div\.notices\b/],
  ['failure', /^div\.missing\b/],
  ['invitation', /^div\.invitations\b/],
  ['moment', /^div\.stage-bar\b/],
  ['scrubber', /^div\.scrub-buttons\b/],
  ['home', /^section\.(welcome|play)\b/],
  ['setup', /\.setup-scroll\b|^div\.start\b/],
  ['log', /\.log-lines\b|^button\.last-move\b/],
  ['rules', /^div\.rules\b/],
];
/** Parts of a table whose controls are things of its game, named by class. */
const GAME_PARTS = /^(div#board|div\.(hand|seats))\b/;
/** The page of the kit for boards, whose controls are samples. */
const SAMPLES = /^\/kit\b/;
const MONTHS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g;
const TITLES = new RegExp(`\\b(${GAMES.map(({ title }) => title).join('|')})\\b`, 'g');
const PEOPLE = new RegExp(
  `(?<!\\p{L})(${[...BOT_NAMES, 'Ada', 'Bea', 'Ben', 'Cora', 'Hanna', 'Mina', 'Tom', 'Zoë', 'Seat \\d', 'Player [A-F]'].join('|')})(?!\\p{L})`,
  'gu',
);
/** Lists whose buttons differ only in text. */
const LISTS = /^(phrases|reactions|turns|people-things)$/;
/** Temporary labels, after a press or while busy. */
const PASSING = /^(Copied|Thinking …)$/;

const classesOf = (element = ''): readonly string[] => element.split('.').slice(1);
const meaningOf = (element: string | undefined): string | undefined =>
  classesOf(element).find((name) => !LOOKS.has(name));

/** Removes what differs between matches: games, people, dates, numbers, marks, addresses, sentences, and text after a colon. */
const plainName = (name: string): string =>
  name
    .replace(/^https?:.*/, 'an address')
    .replace(/^.*[^.]\.$/, 'a sentence')
    .replace(/(: | · ).*/, '')
    .replace(/^Play [A-F1-6]$/, 'Play a hint')
    .replaceAll(MONTHS, 'MONTH')
    .replaceAll(TITLES, 'GAME')
    .replaceAll(PEOPLE, 'NAME')
    .replaceAll(/\d+(st|nd|rd|th)?/g, '#')
    // Equal names are numbered.
    .replaceAll('NAME (#)', 'NAME');

/** Equal for all copies of a control: cards of a hand, rows of a list, headers of pages. */
export function controlKey({ hash, role, name, group, path }: Omit<Control, 'kind'>): string {
  const [first = ''] = hash.replace(/^#?\/?/, '').split(/[/?]/);
  const page = (SAME_PAGE[first] ?? first) || 'home';
  const own = path.at(-1);
  const meaning = meaningOf(own);
  const isIn = (part: RegExp): boolean => path.some((element) => part.test(element));
  const list = path.flatMap((element) => classesOf(element)).find((one) => LISTS.test(one));
  const what =
    list !== undefined
      ? `in .${list}`
      : group !== '' && classesOf(path.at(-2)).includes('seg')
        ? `choice of ${plainName(group)}`
        : meaning === undefined
          ? plainName(name)
          : `.${meaning}`;
  const isWayBack = /^(Back to all games|To all games)$/.test(name);
  const part = isWayBack ? PARTS[0] : PARTS.find(([, element]) => isIn(element));
  if (part !== undefined)
    return `${part[0]}: ${role} ${part[0] === 'rules' && classesOf(own).length === 0 ? 'in the text' : what}`;
  const sheet = path.findLast((element) => element.startsWith('dialog'));
  if (sheet !== undefined) {
    const kind = classesOf(sheet).find((one) => one !== 'sheet' && !one.startsWith('game-'));
    // After a match, local and online tables offer different actions.
    return `sheet${kind === undefined ? '' : ` .${kind}`}${kind === 'result' ? ` of ${page}` : ''}: ${role} ${what}`;
  }
  if (!isIn(GAME_PARTS)) return `${page}: ${role} ${what}`;
  const game = path.flatMap((element) => classesOf(element)).find((one) => one.startsWith('game-'));
  return `${game}: ${role} ${classesOf(own).length === 0 ? `in .${meaningOf(path.at(-2))}` : what}`;
}

const BINDING = 'tavolaControls';
const written = new Set<string>();

/** Records the controls that a visitor's pages show in English, and presses in any language. */
export async function watchControls(context: BrowserContext): Promise<void> {
  if (!FOLDER) return;
  mkdirSync(FOLDER, { recursive: true });
  await context.exposeBinding(BINDING, ({ frame }, controls: readonly Control[]) => {
    if (SAMPLES.test(new URL(frame.url()).pathname)) return;
    const lines = controls
      .filter(({ kind, name }) => kind === 'pressed' || !PASSING.test(name))
      .map((control) => `${control.kind} ${controlKey(control)}\n`);
    const news = lines.filter((line) => !written.has(line));
    for (const line of news) written.add(line);
    if (news.length > 0) appendFileSync(join(FOLDER, `${process.pid}-${threadId}`), news.join(''));
  });
  await context.addInitScript(noteControls, BINDING);
}

/** Runs in the page. Reports visible controls, and presses by people and tests, to the function of that name. */
export function noteControls(binding: string): void {
  const CONTROLS = 'button, a[href], summary, [role=button], [role=link], input[type=file]';
  /** Milliseconds between two scans of a changing page. */
  const PAUSE = 300;
  const known = new WeakMap<Element, string>();
  /** The address at which a control was drawn: a page that is being left is still there at the next one's. */
  const drawnAt = new WeakMap<Element, string>();
  const { setTimeout: start } = window;
  const textOf = (one: Element): string => {
    const copy = one.cloneNode(true) as Element;
    for (const silent of copy.querySelectorAll('[aria-hidden=true], [hidden]')) silent.remove();
    for (const labelled of copy.querySelectorAll('[aria-label]'))
      labelled.textContent = labelled.getAttribute('aria-label');
    return copy.textContent;
  };
  const nameOf = (one: Element): string => {
    const ids = one.getAttribute('aria-labelledby')?.split(' ');
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [];
    const name =
      ids?.map((id) => document.getElementById(id)?.textContent).join(' ') ??
      one.getAttribute('aria-label') ??
      labels[0]?.textContent ??
      ((one.localName === 'summary' ? one.firstChild?.textContent : textOf(one)) ||
        one.getAttribute('title'));
    return (name ?? '').replaceAll(/\s+/g, ' ').trim();
  };
  const describe = (kind: Control['kind'], one: Element): Control => {
    const path: string[] = [];
    for (let at: Element | null = one; at !== null && at !== document.body; at = at.parentElement)
      path.unshift([`${at.localName}${at.id && `#${at.id}`}`, ...at.classList].join('.'));
    const group = one.closest('[role=group], fieldset');
    const roles: { readonly [name: string]: string } = { a: 'link', summary: 'fold' };
    return {
      kind,
      hash: drawnAt.get(one) ?? location.hash,
      role: one.getAttribute('role') ?? roles[one.localName] ?? 'button',
      name: nameOf(one),
      group:
        group === null
          ? ''
          : group.localName === 'fieldset'
            ? (group.querySelector('legend')?.textContent ?? '')
            : nameOf(group),
      path,
    };
  };
  const note = (controls: readonly Control[]): void => {
    const send = (window as unknown as { [name: string]: (controls: readonly Control[]) => Promise<void> })[
      binding
    ];
    if (controls.length > 0) void send?.(controls);
  };
  const look = (): void => {
    // One language is enough.
    if (document.documentElement.lang !== 'en') return;
    const shown = [...document.querySelectorAll(CONTROLS)].filter((one) => {
      const text = `${one.className} ${one.getAttribute('aria-label')} ${one.textContent}`;
      if (known.get(one) === text) return false;
      if (!one.checkVisibility({ visibilityProperty: true })) return false;
      if (
        one.matches(':disabled, [aria-disabled=true]') ||
        one.closest('[aria-hidden=true], [inert]') !== null
      )
        return false;
      known.set(one, text);
      return true;
    });
    note(shown.map((one) => describe('shown', one)));
  };
  let isDue = false;
  const lookSoon = (): void => {
    if (isDue) return;
    isDue = true;
    start(() => {
      isDue = false;
      look();
    }, PAUSE);
  };
  lookSoon();
  const noteDrawn = (node: Node): void => {
    if (!(node instanceof Element)) return;
    for (const one of [node, ...node.querySelectorAll(CONTROLS)])
      if (!drawnAt.has(one)) drawnAt.set(one, location.hash);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(noteDrawn);
    lookSoon();
  }).observe(document, { childList: true, subtree: true, attributes: true });
  const notePress = (target: EventTarget | null, controls: string): void => {
    if (!(target instanceof Element)) return;
    look();
    const one = target.closest(controls);
    if (one !== null) note([describe('pressed', one)]);
  };
  addEventListener('click', ({ isTrusted, target }) => isTrusted && notePress(target, CONTROLS), {
    capture: true,
  });
  // Tests set files without a press.
  addEventListener('change', ({ target }) => notePress(target, 'input[type=file]'), { capture: true });
}
