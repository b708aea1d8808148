/** Sheets over a table: rules, log, menu, keys, introduction. */
import { buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { hasTutorial } from '../games/tutorials.ts';
import { introducedGames } from '../../ui/browser/settings.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { LogSheet } from './Log.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { useTableProps } from './tableProps.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

const TableMenu = lazyComponent(async () => {
  const { TableMenu: loaded, loadMenuMessages: wordsOfMenu } = await import('./TableMenu.tsx');
  await wordsOfMenu();
  return loaded;
});
const Rules = lazyComponent(async () => (await import('../../insight/rules/Rules.tsx')).Rules);
const ExplainKeys = lazyComponent(
  async () => (await import('../../insight/explain/CardCount.tsx')).ExplainKeys,
);
const ShareSheet = lazyComponent(
  async () => (await import('../../insight/sharing/ShareSheet.tsx')).ShareSheet,
);
const CardCount = lazyComponent(async () => (await import('../../insight/explain/CardCount.tsx')).CardCount);

function RulesSheet({
  game,
  title,
  clause,
  onClose,
}: {
  readonly game: string;
  readonly title: string;
  readonly clause: string | null;
  readonly onClose: () => void;
}) {
  const t = getPageMessages();
  return (
    <Dialog title={`${title}: ${t.rules}`} class="reading" onClose={onClose}>
      <Rules
        game={game}
        clause={clause}
        more={({ asPage }) => (
          <a class="btn" href={buildRulesHash(game)} target="_blank" rel="noopener">
            <Icon name="share" /> {asPage}
          </a>
        )}
      />
    </Dialog>
  );
}

function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const t = getPageMessages();
  const { messages } = useTableProps();
  return (
    <Dialog title={t.keysTitle} onClose={onClose}>
      <dl class="keys">
        <KeyRows keys={[...t.keys, ...(messages.board.keys ?? [])]} />
        <ExplainKeys />
      </dl>
    </Dialog>
  );
}

function HowToSheet() {
  const { session, turn, title, messages, extras } = useTableProps();
  const t = getPageMessages();
  const { id } = session.game;
  const close = (): void => {
    if (!introducedGames.value.includes(id)) introducedGames.value = [...introducedGames.value, id];
    if (turn.sheet.value === 'howTo') turn.sheet.value = null;
  };
  return (
    <Dialog title={t.howToTitle(title)} onClose={close}>
      <ol class="how-to">
        {messages.board.howTo(session.config).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {hasTutorial(id) && session.coach === undefined && extras === undefined && (
        <a class="btn" href={buildHash('lesson', id)} onClick={close}>
          <Icon name="play" /> {t.lessonStart}
        </a>
      )}
      <div class="row-of-two">
        <button
          type="button"
          class="btn"
          onClick={() => {
            close();
            turn.readRules(null);
          }}
        >
          <Icon name="rules" /> {t.wholeRules}
        </button>
        <button type="button" class="primary" autofocus onClick={close}>
          {t.howToStart}
        </button>
      </div>
    </Dialog>
  );
}

export function TableSheets() {
  const { session, turn, title, messages, names } = useTableProps();
  const close = (): void => {
    turn.sheet.value = null;
  };
  switch (turn.sheet.value) {
    case 'rules':
      return <RulesSheet game={session.game.id} title={title} clause={turn.clause.value} onClose={close} />;
    case 'log':
      return <LogSheet onClose={close} />;
    case 'menu':
      return <TableMenu />;
    case 'keys':
      return <KeysSheet onClose={close} />;
    case 'howTo':
      return <HowToSheet />;
    case 'seen':
      return (
        <CardCount
          game={session.game.id}
          view={session.player.shown.value.view}
          names={names}
          onClose={close}
        />
      );
    case 'share':
      return (
        <ShareSheet
          session={session}
          names={names}
          words={messages.game}
          t={messages.board}
          // Back to the result, if there is one.
          onClose={() => (turn.sheet.value = session.update.value.payoffs === null ? null : 'result')}
        />
      );
    case 'result':
    case null:
      return null;
  }
}
