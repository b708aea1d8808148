import { botMessages } from '../bots/messages/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { CardCountButton } from '../../insight/explain/CardCount.tsx';
import { explainMessages } from '../../insight/explain/messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { whenLoaded } from '../../i18n/catalogue.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { SettingsList } from './SettingsList.tsx';
import { useTableProps } from './tableProps.ts';
import { assignStyle } from '../../../core/index.ts';
import { type Names, nameLevel, toLabels } from '../../../messages/messages.ts';
import { toChosenLevel } from '../session/opponents.ts';
import type { Session } from '../session/session.ts';
import type { BoardMessages } from '../../ui/board/boardModule.ts';
import { Portrait } from '../../ui/components/Portrait.tsx';
import '../bots/bots.css';

/** A row that loaded late would push the others from under a finger. */
export const loadMenuMessages = (): Promise<unknown> =>
  Promise.all([whenLoaded(botMessages), whenLoaded(explainMessages)]);

export function TableMenu() {
  const { session, turn, title, messages, names, extras } = useTableProps();
  const { table, board } = messages;
  const t = getPageMessages();
  const close = (): void => {
    turn.sheet.value = null;
  };
  const isLocal = extras === undefined;
  const canAsk = session.playing !== undefined && session.playing.advise !== null && turn.isMyTurn.value;
  return (
    <Dialog title={t.menu} onClose={close}>
      {extras?.menu}
      <div class="menu-more">
        <button type="button" class="btn" onClick={() => turn.readRules(null)}>
          <Icon name="rules" /> {t.rules}
        </button>
        {canAsk && (
          <button
            type="button"
            class="btn"
            onClick={() => {
              close();
              void turn.askHint();
            }}
          >
            <Icon name="hint" /> {t.hint}
          </button>
        )}
        {session.coach === undefined && (
          <button type="button" class="btn" onClick={() => (turn.sheet.value = 'share')}>
            <Icon name="share" /> {getPageMessages().share}
          </button>
        )}
        {isLocal && (
          <a class="btn" href={buildHash()}>
            <Icon name="back" /> {t.leave}
          </a>
        )}
        <button type="button" class="btn" onClick={() => (turn.sheet.value = 'howTo')}>
          <Icon name="play" /> {t.howToTitle(title)}
        </button>
        <button type="button" class="btn" onClick={() => (turn.sheet.value = 'keys')}>
          <Icon name="keys" /> {t.keysTitle}
        </button>
        <CardCountButton onOpen={() => (turn.sheet.value = 'seen')} />
        {session.soFar !== undefined && session.eventLog.value.length > 0 && (
          <a class="btn" href={buildHash(...session.soFar)}>
            <Icon name="again" /> {table.soFar}
          </a>
        )}
      </div>
      {isLocal && session.puzzle === undefined && <p class="soft">{t.leaveNote}</p>}
      <PlayerList session={session} names={toLabels(names)} tempers={board.tempers} />
      <details class="fold">
        <summary>{t.settings}</summary>
        <SettingsList table={table} isOnline={!isLocal} />
      </details>
    </Dialog>
  );
}

function PlayerList({
  session,
  names,
  tempers = [],
}: {
  readonly session: Session;
  readonly names: Names;
  readonly tempers: BoardMessages['tempers'];
}) {
  const t = getPageMessages();
  const sitters = session.sitters.value;
  return (
    <>
      <h3>{t.whoSits}</h3>
      <ul class="plain company">
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            {sitter.kind === 'bot' ? (
              <>
                <Portrait name={sitter.name} />
                <span>
                  {t.botAt(sitter.name, nameLevel(t.levels, toChosenLevel(sitter.level)))}
                  <span class="soft small">{assignStyle(tempers, sitter.name)}</span>
                </span>
              </>
            ) : (
              names.seat(seat)
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
