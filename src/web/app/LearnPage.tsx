/** Guided matches, rules and puzzles of all games. */
import { LISTED_GAMES, type ListedGame, listBoxFacts } from '../match/games/index.ts';
import { hasTutorial } from '../match/games/tutorials.ts';
import { buildHash, buildRulesHash } from '../ui/browser/address.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { getPageMessages } from '../i18n/index.ts';
import { learntGames, lessonSteps } from '../ui/browser/settings.ts';
import { appMessages, type AppMessages } from './messages/index.ts';
import './pages.css';

function GameToLearn({ game, t }: { readonly game: ListedGame; readonly t: AppMessages }) {
  const page = getPageMessages();
  const { id, title, Art } = game;
  const isLearnt = learntGames.value.includes(id);
  const isBegun = (lessonSteps.value[id] ?? 0) > 0;
  const label = isBegun ? t.learnOn : isLearnt ? t.learnAgain : t.learnGame;
  return (
    <li class="panel game-card">
      <div class="resume-art" aria-hidden="true">
        <Art />
      </div>
      <div>
        <h3>{title}</h3>
        <p class="soft">{listBoxFacts(game, page).join(' · ')}</p>
      </div>
      {isLearnt && (
        <p class="mark-done">
          <Icon name="check" /> {t.learnt}
        </p>
      )}
      <p class="flow">
        {hasTutorial(id) && (
          <a
            class={isLearnt && !isBegun ? 'btn' : 'primary'}
            href={buildHash('lesson', id)}
            aria-label={`${label}: ${title}`}
          >
            {label}
          </a>
        )}
        <a class="btn" href={buildRulesHash(id)} aria-label={`${page.rules}: ${title}`}>
          {page.rules}
        </a>
        <a class="btn" href={buildHash('puzzles', id)} aria-label={`${page.puzzles}: ${title}`}>
          {page.puzzles}
        </a>
      </p>
    </li>
  );
}

export function LearnPage() {
  const page = getPageMessages();
  const t = appMessages.value;
  if (t === null) return <p class="loading">{page.loading}</p>;
  return (
    <div class="home narrow-page">
      <PageHeader />
      <main class="page-parts" id="main">
        <header class="between">
          <h2>{page.groups.learn}</h2>
          <p class="soft">{page.learnt(learntGames.value.length, LISTED_GAMES.length)}</p>
        </header>
        <p>{t.learnAbout}</p>
        <ul class="plain game-cards">
          {LISTED_GAMES.map((game) => (
            <GameToLearn key={game.id} game={game} t={t} />
          ))}
        </ul>
        <p>
          <a class="btn" href={buildHash('puzzles')}>
            <Icon name="hint" /> {page.puzzles}
          </a>
        </p>
      </main>
    </div>
  );
}
