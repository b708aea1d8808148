/** The four groups of pages, and the page that each other page leads back to. */
import { buildHash } from './address.ts';

export const PAGE_GROUPS = ['play', 'learn', 'today', 'you'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** The first page of each group. */
const FIRST_PAGES: { readonly [G in PageGroup]: readonly string[] } = {
  play: [],
  learn: ['learn'],
  today: ['daily'],
  you: ['you'],
};

/** By the first part of the address. All others belong to Play. */
const GROUP_OF: { readonly [first: string]: PageGroup } = {
  learn: 'learn',
  rules: 'learn',
  puzzles: 'learn',
  daily: 'today',
  challenge: 'today',
  compare: 'today',
  you: 'you',
  statistics: 'you',
  settings: 'you',
  me: 'you',
  people: 'you',
  ranks: 'you',
};

export const findGroup = ([first = '']: readonly string[]): PageGroup => GROUP_OF[first] ?? 'play';

export const buildGroupHash = (group: PageGroup): string => buildHash(...FIRST_PAGES[group]);

export const isFirstPage = (path: readonly string[]): boolean =>
  path.join('/') === FIRST_PAGES[findGroup(path)].join('/');
