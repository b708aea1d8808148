/** Sheets over a table: rules, log, menu, keys, introduction. */
import type { GameCatalogue } from '../../../messages/index.ts';
import type { Session } from '../session/session.ts';
import type { Turn } from './turn.ts';
import { buildHash, buildRulesHash } from '../../ui/browser/address.ts';
import { hasTutorial } from '../games/tutorials.ts';
import { introducedGames } from '../../ui/browser/settings.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazyComponent } from '../../ui/components/lazyComponent.tsx';
import { type LogProps, LogList } from './Log.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import type { OnlineExtras } from './tableProps.ts';
import type { TableScreenMessages } from './messages/index.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

const TableMenu = lazyComponent(async () => {
  const { TableMenu: loaded, loadMenuMessages: wordsOfMenu } = await import('./TableMenu.tsx');
  await wordsOfMenu();
  return loaded;
});
const Rules = lazyComponent(async () => (await import('../../insight/rules/Rules.tsx')).Rules);
const ExplainKeys = lazyComponent(
  async () => (await import('../../insight/explain/ExplainMenu.tsx')).ExplainKeys,
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

export interface SheetProps {
  readonly session: Session;
  readonly turn: Turn;
  readonly title: string;
  readonly words: BoardMessages;
  readonly gameWords: GameCatalogue;
  readonly extras: OnlineExtras | undefined;
  readonly table: TableScreenMessages;
  readonly logged: LogProps;
}

function KeysSheet({ words, onClose }: { readonly words: BoardMessages; readonly onClose: () => void }) {
  const t = getPageMessages();
  return (
    <Dialog title={t.keysTitle} onClose={onClose}>
      <dl class="keys">
        <KeyRows keys={[...t.keys, ...(words.keys ?? [])]} />
        <ExplainKeys />
      </dl>
    </Dialog>
  );
}

function HowToSheet({ session, turn, title, words, extras }: SheetProps) {
  const t = getPageMessages();
  const { id } = session.game;
  const close = (): void => {
    if (!introducedGames.value.includes(id)) introducedGames.value = [...introducedGames.value, id];
    if (turn.sheet.value === 'howTo') turn.sheet.value = null;
  };
  return (
    <Dialog title={t.howToTitle(title)} onClose={close}>
      <ol class="how-to">
        {words.howTo(session.config).map((sentence) => (
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

export function TableSheets(props: SheetProps) {
  const { session, turn, title, words, logged } = props;
  const t = getPageMessages();
  const close = (): void => {
    turn.sheet.value = null;
  };
  switch (turn.sheet.value) {
    case 'rules':
      return <RulesSheet game={session.game.id} title={title} clause={turn.clause.value} onClose={close} />;
    case 'log':
      return (
        <Dialog title={t.log} onClose={close}>
          <LogList {...logged} />
        </Dialog>
      );
    case 'menu':
      return <TableMenu {...props} />;
    case 'keys':
      return <KeysSheet words={words} onClose={close} />;
    case 'howTo':
      return <HowToSheet {...props} />;
    case 'seen':
      return (
        <CardCount
          game={session.game.id}
          view={session.player.shown.value.view}
          names={logged.names}
          onClose={close}
        />
      );
    case 'share':
      return (
        <ShareSheet
          session={session}
          names={logged.names}
          words={props.gameWords}
          t={words}
          // Back to the result, if there is one.
          onClose={() => (turn.sheet.value = session.update.value.payoffs === null ? null : 'result')}
        />
      );
    case 'result':
    case null:
      return null;
  }
}
