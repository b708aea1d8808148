/** What a table elsewhere can choose beside the game's own options. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type RatedTerms, type RefusalCode, type Time, usualAbsence } from '../../../protocol/index.ts';
import { accountName, hasAccounts } from '../../account/accountName.ts';
import { address, addressOf } from '../../ui/browser/address.ts';
import { ratingsSpoken } from '../../account/ratings/messages/index.ts';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { usePage } from '../../i18n/index.ts';
import { api } from '../api.ts';
import { listsSpoken } from '../lists/messages/index.ts';
import { useOffered } from '../serverOffer.ts';
import { ABSENCES, durationInWords, LIVE, timeInWords, TURNS } from '../timeText.ts';
import { blockedAs } from '../serverNotices.ts';
import { blockText } from '../blockText.ts';
import type { Terms } from './openOnlineTable.ts';
import { type OnlineWords, onlineSpoken } from '../messages/index.ts';

const CHOICES: readonly Time[] = [null, ...LIVE, ...TURNS];
const isSame = (one: Time, other: Time): boolean => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  readonly game: string;
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
}

/** What this server has to say of rated tables to whoever can open one: undefined before it has, null if there is nothing. */
function useRatedTerms(mayOpen: boolean): RatedTerms | null | undefined {
  const offered = useSignal<RatedTerms | null | undefined>(undefined);
  useEffect(() => {
    if (mayOpen)
      void api.ratedTerms().then(
        (answer) => (offered.value = answer),
        () => (offered.value = null),
      );
  }, [mayOpen]);
  return mayOpen ? offered.value : null;
}

/** A rated table is for accounts: whoever has none is told what it takes. */
function NeedsAccount({ terms, onChange }: Omit<Props, 'game'>) {
  const words = ratingsSpoken.value;
  useEffect(() => {
    if (terms.rated !== undefined) onChange({ ...terms, rated: undefined });
  }, []);
  if (words === null) return null;
  return (
    <li>
      <span class="needs-account">
        {words.rated}
        <span class="soft small">{words.needsAccount}</span>
      </span>
      <a class="btn" href={addressOf('me')}>
        {words.signIn}
      </a>
    </li>
  );
}

function Rated({ game, terms, onChange, offered }: Props & { readonly offered: RatedTerms }) {
  const words = ratingsSpoken.value;
  const choices = offered.games.find((one) => one.game === game)?.choices;
  const canBe = choices !== undefined;
  const choose = (isRated: boolean): void =>
    onChange({
      ...terms,
      rated: isRated ? choices : undefined,
      absence: undefined,
      time:
        !isRated || offered.times.some((time) => isSame(time, terms.time))
          ? terms.time
          : (offered.times[0] ?? null),
    });
  // A leaderboard leads here.
  useEffect(() => {
    if (canBe && address.value.query.has('rated')) choose(true);
  }, [canBe]);
  if (words === null || choices === undefined) return null;
  return (
    <SwitchRow
      id="terms-rated"
      label={
        <>
          {words.rated}
          <span class="soft small">{words.ratedNote}</span>
        </>
      }
      isOn={terms.rated !== undefined}
      onChange={choose}
    />
  );
}

/** How long those who wait for somebody wait, and what they may do then. */
function AbsenceRows({ terms, onChange, words }: Omit<Props, 'game'> & { readonly words: OnlineWords }) {
  const absence = terms.absence ?? usualAbsence(terms.time);
  return (
    <>
      <SelectRow
        id="absence"
        label={words.absenceTitle}
        note={words.absenceNote}
        value={`${absence.after}`}
        onChoose={(value) => onChange({ ...terms, absence: { ...absence, after: Number(value) } })}
      >
        {ABSENCES.map((after) => (
          <option key={after} value={`${after}`}>
            {durationInWords(after, words)}
          </option>
        ))}
      </SelectRow>
      <SwitchRow
        id="terms-wins"
        label={words.absenceWins}
        isOn={absence.wins}
        onChange={(wins) => onChange({ ...terms, absence: { ...absence, wins } })}
      />
    </>
  );
}

export function OnlineTerms({ game, terms, onChange }: Props) {
  const words = onlineSpoken.value;
  const offer = useOffered();
  const isOffered = offer?.rated === true && hasAccounts();
  const hasList = offer?.list !== false;
  const offered = useRatedTerms(isOffered && accountName.value !== null);
  // Row by row they would push each other away.
  if (words === null || listsSpoken.value === null || ratingsSpoken.value === null) return null;
  if (offer === undefined || offered === undefined) return null;
  const isRated = terms.rated !== undefined && offered !== null;
  const times: readonly Time[] = isRated ? offered.times : CHOICES;
  const option = (time: Time) => {
    const at = times.findIndex((one) => isSame(one, time));
    return (
      <option key={at} value={`${at}`}>
        {timeInWords(time, words)}
      </option>
    );
  };
  return (
    <>
      {isOffered && accountName.value === null && <NeedsAccount terms={terms} onChange={onChange} />}
      {offered !== null && <Rated game={game} terms={terms} onChange={onChange} offered={offered} />}
      <SelectRow
        id="time"
        label={words.time}
        note={words.timeNote}
        value={`${times.findIndex((time) => isSame(time, terms.time))}`}
        onChoose={(value) => onChange({ ...terms, time: times[Number(value)] ?? null })}
      >
        {isRated ? (
          times.map(option)
        ) : (
          <>
            {option(null)}
            <optgroup label={words.liveGroup}>{LIVE.map(option)}</optgroup>
            <optgroup label={words.turnsGroup}>{TURNS.map(option)}</optgroup>
          </>
        )}
      </SelectRow>
      {!isRated && <AbsenceRows terms={terms} onChange={onChange} words={words} />}
      {hasList && (
        <>
          <SwitchRow
            id="terms-listed"
            label={words.listed}
            isOn={terms.listed}
            onChange={(listed) => onChange({ ...terms, listed, watch: listed })}
          />
          <SwitchRow
            id="terms-watch"
            label={listsSpoken.value.watchListed}
            isOn={terms.watch}
            onChange={(watch) => onChange({ ...terms, watch })}
          />
        </>
      )}
      <SwitchRow
        id="terms-showHands"
        label={words.showHands}
        isOn={terms.showHands}
        onChange={(showHands) => onChange({ ...terms, showHands })}
      />
    </>
  );
}

/** The time to think, in a few words. */
export function TermsLine({ terms }: { readonly terms: Terms }) {
  const words = onlineSpoken.value;
  return words === null ? null : ` · ${words.time}: ${timeInWords(terms.time, words)}`;
}

/** Why no table was opened. */
export function OpeningTrouble({ code, terms }: { readonly code: RefusalCode; readonly terms: Terms }) {
  const says = usePage();
  const [words, rated] = [onlineSpoken.value, ratingsSpoken.value];
  if (words === null || rated === null) return null;
  const block = code === 'blocked' ? blockedAs.value : null;
  if (block !== null) return <p role="alert">{blockText(block, words)}</p>;
  const known: { readonly [code: string]: string } = words.no;
  return (
    <p role="alert">
      {known[code] ?? (terms.rated === undefined && code !== 'session' ? says.noServer : rated.refused)}
    </p>
  );
}
