/** What a table elsewhere can choose beside the game's own options. */
import { SwitchRow } from '../ui/SwitchRow.tsx';
import { usualAbsence } from '../../net/index.ts';
import { ABSENCES, durationInWords, LIVE, timeInWords, TURNS } from './time.ts';
import type { Terms } from './opening.ts';
import { onlineSpoken } from './words/index.ts';

const CHOICES = [null, ...LIVE, ...TURNS];

export function OnlineTerms({
  terms,
  onChange,
}: {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}) {
  const words = onlineSpoken.value;
  if (words === null) return null;
  const absence = terms.absence ?? usualAbsence(terms.time);
  const index = CHOICES.findIndex((time) => JSON.stringify(time) === JSON.stringify(terms.time));
  const option = (time: (typeof CHOICES)[number]) => {
    const at = CHOICES.indexOf(time);
    return (
      <option key={at} value={`${at}`}>
        {timeInWords(time, words)}
      </option>
    );
  };
  return (
    <>
      <li>
        <label for="time">
          {words.time}
          <span class="soft small" id="time-hint">
            {words.timeNote}
          </span>
        </label>
        <select
          id="time"
          class="field"
          aria-describedby="time-hint"
          value={`${index}`}
          onChange={({ currentTarget }) =>
            onChange({ ...terms, time: CHOICES[Number(currentTarget.value)] ?? null })
          }
        >
          {option(null)}
          <optgroup label={words.liveGroup}>{LIVE.map(option)}</optgroup>
          <optgroup label={words.turnsGroup}>{TURNS.map(option)}</optgroup>
        </select>
      </li>
      <li>
        <label for="absence">
          {words.absenceTitle}
          <span class="soft small" id="absence-hint">
            {words.absenceNote}
          </span>
        </label>
        <select
          id="absence"
          class="field"
          aria-describedby="absence-hint"
          value={`${absence.after}`}
          onChange={({ currentTarget }) =>
            onChange({ ...terms, absence: { ...absence, after: Number(currentTarget.value) } })
          }
        >
          {ABSENCES.map((after) => (
            <option key={after} value={`${after}`}>
              {durationInWords(after, words)}
            </option>
          ))}
        </select>
      </li>
      <SwitchRow
        id="terms-wins"
        label={words.absenceWins}
        isOn={absence.wins}
        onChange={(wins) => onChange({ ...terms, absence: { ...absence, wins } })}
      />
      {(['listed', 'showHands'] as const).map((key) => (
        <SwitchRow
          key={key}
          id={`terms-${key}`}
          label={words[key]}
          isOn={terms[key]}
          onChange={(isOn) => onChange({ ...terms, [key]: isOn })}
        />
      ))}
    </>
  );
}

/** The time to think, in a few words. */
export function TermsLine({ terms }: { readonly terms: Terms }) {
  const words = onlineSpoken.value;
  return words === null ? null : ` · ${words.time}: ${timeInWords(terms.time, words)}`;
}
