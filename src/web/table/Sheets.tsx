/** What can be laid over a table: the rules, the log, the menu, the keys, a short introduction. */
import type { GameWords } from '../../words/index.ts';
import type { Session } from '../session/session.ts';
import type { Turn } from './turn.ts';
import { addressOf, rulesAddress } from '../device/address.ts';
import { hasLesson } from '../games/lessons.ts';
import {
  confirms,
  introduced,
  look,
  LOOKS,
  playsForced,
  reminds,
  sounds,
  speed,
  SPEEDS,
  stops,
  STOPS,
  vibrates,
  volume,
} from '../device/settings.ts';
import type { ScreenWords } from '../ui/board.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazily } from '../ui/lazily.tsx';
import { LanguageChoice } from '../ui/LanguageChoice.tsx';
import { type LogProps, LogList } from './Log.tsx';
import { SegRow } from '../ui/Seg.tsx';
import { SignalSwitch, SwitchRow } from '../ui/SwitchRow.tsx';
import { usePage } from '../words/index.ts';
import type { Extras } from './parts.ts';
import type { StageWords } from './words/index.ts';
import { KeyRows } from '../ui/KeyRows.tsx';

const TalkSwitch = lazily(async () => (await import('../company/Quips.tsx')).TalkSwitch);
const WhoSits = lazily(async () => (await import('../company/WhoSits.tsx')).WhoSits);
const Rules = lazily(async () => (await import('../rules/Rules.tsx')).Rules);
/** They come when a menu or a list is first opened. */
const SeenSwitch = lazily(async () => (await import('../reasons/Menu.tsx')).SeenSwitch);
const SeenButton = lazily(async () => (await import('../reasons/Menu.tsx')).SeenButton);
const ReasonKeys = lazily(async () => (await import('../reasons/Menu.tsx')).ReasonKeys);
const ShareSheet = lazily(async () => (await import('../sharing/ShareSheet.tsx')).ShareSheet);
const Seen = lazily(async () => (await import('../reasons/Seen.tsx')).Seen);

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

interface Props {
  readonly session: Session;
  readonly turn: Turn;
  readonly title: string;
  readonly words: ScreenWords;
  readonly gameWords: GameWords;
  readonly extras: Extras | undefined;
  readonly table: StageWords;
  readonly logged: LogProps;
}

function Menu({ session, turn, title, words, extras, table }: Props) {
  const says = usePage();
  const close = (): void => {
    turn.sheet.value = null;
  };
  return (
    <Dialog title={says.menu} onClose={close}>
      <ul class="options">
        <li>
          <span>{says.language}</span>
          <LanguageChoice />
        </li>
        <SegRow name={says.look} values={LOOKS} of={look} label={(one) => says.looks[one]!} />
        <SegRow name={says.speed} values={SPEEDS} of={speed} label={(one) => says.speeds[one]!} />
        <SegRow name={table.stops} values={STOPS} of={stops} label={(one) => table.stopsHow[one]} />
        <SignalSwitch id="confirms" label={says.confirmMoves} of={confirms} />
        <SignalSwitch id="plays-forced" label={says.playForced} of={playsForced} />
        <TalkSwitch isOnline={extras !== undefined} />
        <SignalSwitch id="reminds" label={table.reminders} of={reminds} />
        <SwitchRow
          id="sounds"
          label={table.sound}
          isOn={sounds.value === 'on'}
          onChange={(isOn) => (sounds.value = isOn ? 'on' : 'off')}
        />
        {sounds.value === 'on' && (
          <>
            <li>
              <label for="volume">{table.volume}</label>
              <input
                id="volume"
                type="range"
                min={0}
                max={100}
                step={10}
                value={volume.value}
                onInput={({ currentTarget }) => (volume.value = Number(currentTarget.value))}
              />
            </li>
            {'vibrate' in navigator && <SignalSwitch id="vibrates" label={table.vibration} of={vibrates} />}
          </>
        )}
        <SeenSwitch />
      </ul>
      <div class="menu-more">
        <button type="button" class="btn" onClick={() => (turn.sheet.value = 'howTo')}>
          <Icon name="play" /> {says.howToTitle(title)}
        </button>
        <button type="button" class="btn" onClick={() => turn.readRules(null)}>
          <Icon name="rules" /> {says.rules}
        </button>
        <button type="button" class="btn" onClick={() => (turn.sheet.value = 'keys')}>
          <Icon name="keys" /> {says.keysTitle}
        </button>
        <SeenButton onOpen={() => (turn.sheet.value = 'seen')} />
        {session.coach === undefined && (
          <button type="button" class="btn" onClick={() => (turn.sheet.value = 'share')}>
            <Icon name="share" /> {table.share}
          </button>
        )}
        {session.soFar !== undefined && session.heard.value.length > 0 && (
          <a class="btn" href={addressOf(...session.soFar)}>
            <Icon name="again" /> {table.soFar}
          </a>
        )}
        {extras === undefined && (
          <a class="btn" href={addressOf()}>
            <Icon name="back" /> {says.leave}
          </a>
        )}
      </div>
      {extras !== undefined && <extras.Menu close={close} />}
      {extras === undefined && session.puzzle === undefined && <p class="soft">{says.leaveNote}</p>}
      <WhoSits session={session} tempers={words.tempers} />
    </Dialog>
  );
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

function HowTo({ session, turn, title, words, extras }: Props) {
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
export function Sheets(props: Props) {
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
