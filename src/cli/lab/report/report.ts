/** `tavola lab report`: one HTML file with everything in it. The same rows give the same bytes. */
import { LANGUAGES } from '../../../core/index.ts';
import type { LabTable, Plan, Summary } from '../../../lab/index.ts';
import { type Figure, inEveryLanguage, type InEveryLanguage, listFigures } from './figures.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const COLOURS = `
:root { color-scheme: light dark; --mark: #0072b2; --page: #fbfaf7; --ink: #1d1b18; --soft: #6a655c; --line: #d9d4c8; }
@media (prefers-color-scheme: dark) { :root { --mark: #56b4e9; --page: #1c1b19; --ink: #eeebe4; --soft: #aaa49a; --line: #3c3a35; } }
`;

const STYLE = `
${COLOURS}body { background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 46rem; padding: 1rem; }
h1 { font-size: 1.7rem; line-height: 1.2; } h2 { font-size: 1.35rem; margin-top: 2.5rem; } h3 { font-size: 1.05rem; margin: 2rem 0 .25rem; }
svg { display: block; font: 13px system-ui, sans-serif; height: auto; width: 100%; min-width: 30rem; }
.plot { overflow-x: auto; } a { color: inherit; display: inline-block; min-height: 44px; line-height: 44px; }
nav { display: flex; gap: .5rem; } button { background: none; border: 1px solid var(--line); border-radius: .5rem; color: inherit; cursor: pointer; font: inherit; min-height: 44px; min-width: 44px; }
button[aria-pressed=true] { border: 2px solid var(--mark); font-weight: 700; }
pre { border: 1px solid var(--line); border-radius: .5rem; overflow-x: auto; padding: .75rem; } .soft { color: var(--soft); }
${LANGUAGES.map((language) => `html[data-language=${language}] [data-in]:not([data-in=${language}])`).join(', ')} { display: none; }
`;

/** Chooses the reader's language, and changes it by a button. */
const SCRIPT = `
const known = ${JSON.stringify(LANGUAGES)};
function show(language) {
  document.documentElement.dataset.language = document.documentElement.lang = language;
  for (const button of document.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.lang === language));
}
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => show(button.lang));
show(known.find((language) => navigator.language.startsWith(language)) ?? 'en');
`;

const NAMES: InEveryLanguage = { en: 'English', de: 'Deutsch', fr: 'Français', it: 'Italiano' };

const say = (texts: InEveryLanguage, tag = 'span'): string =>
  LANGUAGES.map(
    (language) => `<${tag} data-in="${language}" lang="${language}">${escapeHtml(texts[language])}</${tag}>`,
  ).join('');

const dataLink = (name: string, csv: string): string =>
  `<a download="${escapeHtml(name)}.csv" href="data:text/csv;base64,${Buffer.from(csv).toString('base64')}">${say(inEveryLanguage((words) => words.download))}</a>`;

const showFigure = (game: string, figure: Figure, number: number): string =>
  `<section><h3>${say(figure.title)}</h3>${say(figure.sentence, 'p')}<div class="plot" tabindex="0" role="group">${figure.svg}</div>${dataLink(`${game}-${figure.id}-${number}`, figure.csv)}</section>`;

const titleOf = (game: string): string => game.replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');

/** A plot as a file of its own, in the colours of its reader. */
const toPicture = (svg: string): string =>
  svg
    .replace(/^<svg /, '<svg xmlns="http://www.w3.org/2000/svg" style="font:13px system-ui,sans-serif" ')
    .replace('<style>', `<style>${COLOURS}svg { background: var(--page); color: var(--ink); }`);

export interface Report {
  readonly html: string;
  readonly pictures: readonly { readonly name: string; readonly svg: string }[];
}

/** What a report is made from. */
export interface ReportInput {
  readonly plan: Plan;
  readonly fingerprint: string;
  readonly tables: readonly LabTable[];
  readonly summaries: readonly Summary[];
  readonly isUnfinished: boolean;
}

export function buildReport({ plan, fingerprint, tables, summaries, isUnfinished }: ReportInput): Report {
  const games = [...new Set(tables.map(({ game }) => game))];
  const matches = summaries.reduce((sum, summary) => sum + summary.summary.matches, 0);
  const ofGame = (game: string): Summary[] => summaries.filter((_, i) => tables[i]!.game === game);
  const title = inEveryLanguage((words) => words.title(games.map(titleOf).join(', ')));
  const intro = inEveryLanguage((words, language) =>
    words.intro(matches.toLocaleString(language), tables.length.toLocaleString(language)),
  );
  const buttons = LANGUAGES.map(
    (language) => `<button type="button" lang="${language}">${NAMES[language]}</button>`,
  );
  const figures = games.flatMap((game) =>
    listFigures(ofGame(game), plan.measures).map((figure) => ({ game: titleOf(game), figure })),
  );
  const parts = games.map(titleOf).map((game) => {
    const shown = figures
      .filter((one) => one.game === game)
      .map(({ figure }, i) => showFigure(game, figure, i + 1));
    const none = say(
      inEveryLanguage((words) => words.missing),
      'p',
    );
    return `<h2>${escapeHtml(game)}</h2>${shown.length === 0 ? none : shown.join('\n')}`;
  });
  const html = `<!doctype html>
<html lang="en" data-language="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title.en)}</title><style>${STYLE}</style></head><body>
<nav>${buttons.join('')}</nav><main>
<h1>${say(title)}</h1>${say(intro, 'p')}
${
  isUnfinished
    ? say(
        inEveryLanguage((words) => words.unfinished),
        'p',
      )
    : ''
}
${parts.join('\n')}
<h2>${say(inEveryLanguage((words) => words.plan))}</h2>
<pre tabindex="0">${escapeHtml(JSON.stringify(plan, null, 2))}</pre>
<p class="soft">${say(inEveryLanguage((words) => words.fingerprint))}: ${fingerprint}</p>
</main><script>${SCRIPT}</script></body></html>
`;
  return {
    html,
    pictures: figures.map(({ game, figure }) => ({
      name: `${game}-${figure.id}`,
      svg: toPicture(figure.svg),
    })),
  };
}
