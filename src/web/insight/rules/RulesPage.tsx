/** The rules of a game as a page of its own: to be shared, opened at a clause, and printed. */
import { address, addressOf, rulesAddress } from '../../ui/browser/address.ts';
import { listed } from '../../match/games/index.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { Rules } from './Rules.tsx';

export function RulesPage() {
  const says = usePage();
  const [, id = '', clause] = address.value.path;
  const game = listed(id);
  if (game === undefined) return <Message text={says.noGame} />;
  return (
    <div class="home">
      <Top />
      <main id="main" class="panel rules-page" aria-labelledby="rules-title">
        <header>
          <a
            class="round"
            href={addressOf('new', id)}
            aria-label={says.tableFor(game.title)}
            title={says.tableFor(game.title)}
          >
            <Icon name="back" />
          </a>
          <h2 id="rules-title">{`${game.title}: ${says.rules}`}</h2>
        </header>
        <Rules
          key={id}
          game={id}
          clause={clause ?? null}
          onClause={(chosen) => history.replaceState(null, '', rulesAddress(id, chosen))}
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
