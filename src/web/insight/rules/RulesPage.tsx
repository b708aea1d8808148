/** The rules of a game on their own page: to share, link to a clause, and print. */
import { address, buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { findListedGame } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { Rules } from './Rules.tsx';

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
          <a
            class="round"
            href={buildHash('new', id)}
            aria-label={t.tableFor(game.title)}
            title={t.tableFor(game.title)}
          >
            <Icon name="back" />
          </a>
          <h2 id="rules-title">{`${game.title}: ${t.rules}`}</h2>
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
