/** The rules of a game: search as you type, drawn examples, and a link for every clause. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { loadRulesPage } from '../../../games/rulesPages.ts';
import { type GameMessages, loadGameMessages } from '../../../messages/index.ts';
import { importWithRetry } from '../../ui/browser/importWithRetry.ts';
import { address, buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { language } from '../../ui/browser/settings.ts';
import { findListedGame, listBoxFacts } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import type { DrawnExamples } from '../../ui/board/drawnExamples.ts';
import { getPageMessages } from '../../i18n/index.ts';
import {
  type Clause,
  matchesQuery,
  parseRules,
  type RulesBlock,
  type RulesExample,
  type RulesSection,
  splitAtMatches,
  splitQuery,
} from './parseRules.ts';
import { loadRulesMessages, type RulesMessages } from './messages/index.ts';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import './rules.css';

interface Loaded {
  readonly sections: readonly RulesSection[];
  readonly t: RulesMessages;
  readonly words: GameMessages;
  readonly examples: DrawnExamples;
}

interface RulesContext extends Loaded {
  readonly game: string;
  readonly searched: readonly string[];
  readonly sought: string | null;
  readonly copied: string | null;
  copy(clause: string): void;
  /** Shows a cited clause here, so that the player stays at the table. */
  show(clause: string): void;
}

const MarkedText = ({ text, searched }: { readonly text: string; readonly searched: readonly string[] }) => (
  <>{splitAtMatches(text, searched).map((part, i) => (i % 2 === 1 ? <mark key={i}>{part}</mark> : part))}</>
);

/** Inline markup: **strong**, `code` and cited clauses. */
function Inline({ text, shown }: { readonly text: string; readonly shown: RulesContext }) {
  const { game, searched, show } = shown;
  return (
    <>
      {text.split(/(\*\*[^*]+\*\*|`[^`]+`|\b[A-Z]\d{1,2}\b)/).map((part, i) => {
        const has = (id: string): boolean =>
          shown.sections.some(({ blocks }) =>
            blocks.some((block) => block.kind === 'clause' && block.id === id),
          );
        if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
        if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
        if (i % 2 === 0 || !has(part)) return <MarkedText key={i} text={part} searched={searched} />;
        return (
          <a
            key={i}
            href={buildRulesHash(game, part)}
            onClick={(event) => {
              event.preventDefault();
              show(part);
            }}
          >
            {part}
          </a>
        );
      })}
    </>
  );
}

function ClauseItem({ clause, shown }: { readonly clause: Clause; readonly shown: RulesContext }) {
  const { t, sought, copied, copy } = shown;
  const { id, text, deduced } = clause;
  return (
    <li id={`rule-${id}`} class={`clause ${sought === id ? 'sought' : ''}`} tabIndex={-1}>
      <button
        type="button"
        class="clause-link"
        aria-label={t.copy(id)}
        title={t.copy(id)}
        onClick={() => copy(id)}
      >
        <b>{id}</b>
        <Icon name={copied === id ? 'check' : 'link'} />
      </button>
      <div>
        <p>
          <Inline text={text} shown={shown} />
        </p>
        {deduced !== null && (
          <p class="deduced">
            <b>{t.deduced}.</b> <Inline text={deduced} shown={shown} />
          </p>
        )}
      </div>
    </li>
  );
}

function Figure({ example, shown }: { readonly example: RulesExample; readonly shown: RulesContext }) {
  const drawn = shown.examples[example.id]?.(shown.words);
  return (
    <figure>
      {drawn === undefined ? (
        <pre tabIndex={0}>{example.drawing}</pre>
      ) : (
        <div class={`game-${shown.game} example`} role="img" aria-label={`${shown.t.example}: ${drawn.told}`}>
          {drawn.picture}
        </div>
      )}
      <figcaption>
        <Inline text={example.caption} shown={shown} />
      </figcaption>
    </figure>
  );
}

/** Adjacent clauses form a list. Other blocks stand between lists. */
function BlockList({
  blocks,
  shown,
}: {
  readonly blocks: readonly RulesBlock[];
  readonly shown: RulesContext;
}) {
  const parts: ComponentChildren[] = [];
  let list: Clause[] = [];
  const endList = (): void => {
    if (list.length === 0) return;
    parts.push(
      <ul key={list[0]!.id} class="plain">
        {list.map((clause) => (
          <ClauseItem key={clause.id} clause={clause} shown={shown} />
        ))}
      </ul>,
    );
    list = [];
  };
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'clause') list.push(block);
    else {
      endList();
      parts.push(
        block.kind === 'example' ? (
          <Figure key={i} example={block} shown={shown} />
        ) : (
          <p key={i}>
            <Inline text={block.text} shown={shown} />
          </p>
        ),
      );
    }
  }
  endList();
  return <>{parts}</>;
}

/** Players, age, duration, and the starting player by the printed rules. */
function PrintedFacts({ game, t }: { readonly game: string; readonly t: RulesMessages }) {
  const page = getPageMessages();
  const info = findListedGame(game);
  if (info === undefined) return null;
  const sentences = [
    `${listBoxFacts(info, page).join(' · ')}.`,
    ...(info.ages?.printedOn === 'box' ? [t.ageFromBox] : []),
    ...(info.starter === undefined ? [] : [page.printedStarter[info.starter]]),
  ];
  return <p class="soft printed-facts">{sentences.join(' ')}</p>;
}

interface Props {
  readonly game: string;
  readonly clause: string | null;
  readonly more: (t: RulesMessages) => ComponentChildren;
  /** The player has followed the link of a clause, or a citation. */
  readonly onClause?: (clause: string) => void;
}

export function Rules({ game, clause, more, onClause }: Props) {
  const loaded = useSignal<Loaded | null>(null);
  const query = useSignal('');
  const sought = useSignal(clause);
  const copied = useSignal<string | null>(null);
  const chosen = language.value;
  useEffect(() => {
    let hasLeft = false;
    void importWithRetry(() =>
      Promise.all([
        loadRulesPage(game, chosen),
        loadRulesMessages(chosen),
        loadGameMessages(game, chosen),
        loadExamples(game),
      ]),
    ).then(([page, t, words, examples]) => {
      if (!hasLeft) loaded.value = { sections: parseRules(page), t, words, examples };
    });
    return () => {
      hasLeft = true;
    };
  }, [game, chosen]);
  useEffect(() => {
    sought.value = clause;
  }, [clause]);
  const isHere = loaded.value !== null;
  const target = sought.value;
  useLayoutEffect(() => {
    const element = isHere && target !== null ? document.getElementById(`rule-${target}`) : null;
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  }, [isHere, target]);
  if (loaded.value === null) return null;

  const { t, sections } = loaded.value;
  const searched = splitQuery(query.value);
  const left = sections
    .map(({ title, blocks }) => ({ title, blocks: blocks.filter((block) => matchesQuery(block, searched)) }))
    .filter(({ blocks }) => blocks.length > 0);
  const count = left.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'clause')).length;
  const show = (id: string): void => {
    query.value = '';
    sought.value = id;
    onClause?.(id);
  };
  const shown: RulesContext = {
    ...loaded.value,
    game,
    searched,
    sought: sought.value,
    copied: copied.value,
    show,
    copy(id) {
      const link = new URL(buildRulesHash(game, id), location.href.replace(/#.*/, ''));
      void navigator.clipboard?.writeText(link.href).then(() => (copied.value = id));
      onClause?.(id);
    },
  };
  return (
    <div class="rules">
      <form
        class="rules-search"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('.rules .clause')?.focus();
        }}
      >
        <input
          type="search"
          class="field"
          aria-label={t.search}
          placeholder={t.search}
          value={query.value}
          onInput={({ currentTarget }) => (query.value = currentTarget.value)}
          onKeyDown={(event) => {
            // The first Escape clears the search, the next closes the sheet.
            if (event.key !== 'Escape' || query.value === '') return;
            event.preventDefault();
            event.stopPropagation();
            query.value = '';
          }}
        />
        <p class="soft" role="status">
          {copied.value !== null ? t.copied(copied.value) : searched.length > 0 ? t.found(count) : ''}
        </p>
        {more(t)}
      </form>
      {left.map(({ title, blocks }, i) => (
        <section key={title}>
          {title !== '' && <h3>{title}</h3>}
          <BlockList blocks={blocks} shown={shown} />
          {i === 0 && title === '' && searched.length === 0 && <PrintedFacts game={game} t={t} />}
          {i === 0 && title === '' && searched.length === 0 && <p class="soft">{t.deducedNote}</p>}
        </section>
      ))}
    </div>
  );
}

const EXAMPLES = import.meta.glob<DrawnExamples>('../../../games/*/board/examples.tsx', {
  import: 'examples',
});

export async function loadExamples(game: string): Promise<DrawnExamples> {
  return (await EXAMPLES[`../../../games/${game}/board/examples.tsx`]?.()) ?? {};
}

export function RulesPage() {
  const t = getPageMessages();
  const [, id = '', clause] = address.value.path;
  const game = findListedGame(id);
  if (game === undefined) return <MessagePage text={t.noGame} />;
  return (
    <div class="home">
      <PageHeader />
      <main id="main" class="panel rules-page" aria-labelledby="rules-title">
        <header>
          <h2 id="rules-title">{`${game.title}: ${t.rules}`}</h2>
          <a class="btn" href={buildHash('new', id)}>
            <Icon name="play" /> {t.tableFor(game.title)}
          </a>
        </header>
        <Rules
          key={id}
          game={id}
          clause={clause ?? null}
          onClause={(chosen) => history.replaceState(null, '', buildRulesHash(id, chosen))}
          more={({ print }) => (
            <button type="button" class="btn" onClick={() => globalThis.print()}>
              <Icon name="rules" /> {print}
            </button>
          )}
        />
      </main>
    </div>
  );
}
