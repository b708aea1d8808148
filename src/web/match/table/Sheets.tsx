/** What can be laid over a table: the rules, the log, the menu, the keys, a short introduction. */
import type { GameWords } from '../../../messages/index.ts';
import type { Session } from '../session/session.ts';
import type { Turn } from './turn.ts';
import { addressOf, rulesAddress } from '../../ui/browser/address.ts';
import { hasLesson } from '../games/tutorials.ts';
import { introduced } from '../../ui/browser/settings.ts';
import type { ScreenWords } from '../../ui/board/boardModule.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { lazily } from '../../ui/components/lazy.tsx';
import { type LogProps, LogList } from './Log.tsx';
import { usePage } from '../../i18n/index.ts';
import type { Extras } from './tableParts.ts';
import type { StageWords } from './messages/index.ts';
import { KeyRows } from '../../ui/components/KeyRows.tsx';

const Menu = lazily(async () => {
  const { Menu: loaded, wordsOfMenu } = await import('./TableMenu.tsx');
  await wordsOfMenu();
  return loaded;
});
const Rules = lazily(async () => (await import('../../insight/rules/Rules.tsx')).Rules);
const ReasonKeys = lazily(async () => (await import('../../insight/explain/ExplainMenu.tsx')).ReasonKeys);
const ShareSheet = lazily(async () => (await import('../../insight/sharing/ShareSheet.tsx')).ShareSheet);
const Seen = lazily(async () => (await import('../../insight/explain/CardCount.tsx')).Seen);

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
  const says = usePage();
  return (
    <Dialog title={`${title}: ${says.rules}`} class="reading" onClose={onClose}>
      <Rules
        game={game}
        clause={clause}
        more={({ asPage }) => (
          <a class="btn" href={rulesAddress(game)} target="_blank" rel="noopener">
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
  readonly words: ScreenWords;
  readonly gameWords: GameWords;
  readonly extras: Extras | undefined;
  readonly table: StageWords;
  readonly logged: LogProps;
}

function Keys({ words, onClose }: { readonly words: ScreenWords; readonly onClose: () => void }) {
  const says = usePage();
  return (
    <Dialog title={says.keysTitle} onClose={onClose}>
      <dl class="keys">
        <KeyRows keys={[...says.keys, ...(words.keys ?? [])]} />
        <ReasonKeys />
      </dl>
    </Dialog>
  );
}

function HowTo({ session, turn, title, words, extras }: SheetProps) {
  const says = usePage();
  const { id } = session.game;
  const close = (): void => {
    if (!introduced.value.includes(id)) introduced.value = [...introduced.value, id];
    if (turn.sheet.value === 'howTo') turn.sheet.value = null;
  };
  return (
    <Dialog title={says.howToTitle(title)} onClose={close}>
      <ol class="how-to">
        {words.howTo(session.config).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {hasLesson(id) && session.coach === undefined && extras === undefined && (
        <a class="btn" href={addressOf('lesson', id)} onClick={close}>
          <Icon name="play" /> {says.lessonStart}
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
          <Icon name="rules" /> {says.wholeRules}
        </button>
        <button type="button" class="primary" autofocus onClick={close}>
          {says.howToStart}
        </button>
      </div>
    </Dialog>
  );
}

/** Whichever of them is open. */
export function Sheets(props: SheetProps) {
  const { session, turn, title, words, logged } = props;
  const says = usePage();
  const close = (): void => {
    turn.sheet.value = null;
  };
  switch (turn.sheet.value) {
    case 'rules':
      return <RulesSheet game={session.game.id} title={title} clause={turn.clause.value} onClose={close} />;
    case 'log':
      return (
        <Dialog title={says.log} onClose={close}>
          <LogList {...logged} />
        </Dialog>
      );
    case 'menu':
      return <Menu {...props} />;
    case 'keys':
      return <Keys words={words} onClose={close} />;
    case 'howTo':
      return <HowTo {...props} />;
    case 'seen':
      return (
        <Seen
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
          says={words}
          // Back to the result, if the match has one.
          onClose={() => (turn.sheet.value = session.update.value.payoffs === null ? null : 'result')}
        />
      );
    case 'result':
    case null:
      return null;
  }
}
