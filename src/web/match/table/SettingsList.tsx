/** All settings of this device, in the menu of a match and on the page of settings. */
import { getPageMessages } from '../../i18n/index.ts';
import { CardCountSwitch } from '../../insight/explain/CardCount.tsx';
import {
  confirmsMoves,
  PAUSE_MODES,
  pauseMode,
  playsForced,
  showsReminders,
  soundMode,
  speed,
  SPEEDS,
  theme,
  THEMES,
  vibrates,
  volume,
} from '../../ui/browser/settings.ts';
import { LanguageChoice } from '../../ui/components/LanguageChoice.tsx';
import { SegmentedRow } from '../../ui/components/SegmentedControl.tsx';
import { SignalSwitch, SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { BotPhrasesSwitch } from '../bots/BotPhrases.tsx';
import type { TableScreenMessages } from './messages/index.ts';

export function SettingsList({
  table,
  isOnline,
}: {
  readonly table: TableScreenMessages;
  /** Online tables have their own setting for the phrases of bots. */
  readonly isOnline: boolean;
}) {
  const t = getPageMessages();
  return (
    <ul class="options">
      <li>
        <span>{t.language}</span>
        <LanguageChoice />
      </li>
      <SegmentedRow name={t.look} values={THEMES} of={theme} label={(one) => t.looks[one]} />
      <SegmentedRow name={t.speed} values={SPEEDS} of={speed} label={(one) => t.speeds[one]} />
      <SegmentedRow
        name={table.stops}
        values={PAUSE_MODES}
        of={pauseMode}
        label={(one) => table.stopsHow[one]}
      />
      <SignalSwitch id="confirms" label={t.confirmMoves} of={confirmsMoves} />
      <SignalSwitch id="plays-forced" label={t.playForced} of={playsForced} />
      <BotPhrasesSwitch isOnline={isOnline} />
      <SignalSwitch id="reminds" label={table.reminders} of={showsReminders} />
      <SwitchRow
        id="sounds"
        label={table.sound}
        isOn={soundMode.value === 'on'}
        onChange={(isOn) => (soundMode.value = isOn ? 'on' : 'off')}
      />
      {soundMode.value === 'on' && (
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
      <CardCountSwitch />
    </ul>
  );
}
