/** A table's menu: whatever can be chosen there, what else can be opened, and who sits at the table. */
import { TalkSwitch } from '../bots/BotPhrases.tsx';
import { WhoSits } from '../bots/PlayerList.tsx';
import { companyWords } from '../bots/messages/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import {
  confirms,
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
} from '../../ui/browser/settings.ts';
import { SeenButton, SeenSwitch } from '../../insight/explain/ExplainMenu.tsx';
import { reasonsSpoken } from '../../insight/explain/messages/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { LanguageChoice } from '../../ui/components/LanguageChoice.tsx';
import { SegRow } from '../../ui/components/SegmentedControl.tsx';
import { SignalSwitch, SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { come } from '../../i18n/catalogue.ts';
import { usePage } from '../../i18n/index.ts';
import type { SheetProps } from './Sheets.tsx';

/** A row that came late would push the others from under a finger. */
export const wordsOfMenu = (): Promise<unknown> => Promise.all([come(companyWords), come(reasonsSpoken)]);

export function Menu({ session, turn, title, words, extras, table }: SheetProps) {
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
