import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import {
  type RatedTableRules,
  type ErrorCode,
  type TimeControl,
  defaultAbsenceRule,
} from '../../../protocol/index.ts';
import { accountName, hasAccounts } from '../../account/accountName.ts';
import { address, buildHash } from '../../ui/browser/address.ts';
import { ratingMessages } from '../../account/ratings/messages/index.ts';
import { SelectRow } from '../../ui/components/SelectRow.tsx';
import { SwitchRow } from '../../ui/components/SwitchRow.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { api } from '../api.ts';
import { listMessages } from '../lists/messages/index.ts';
import { useServerOffer } from '../serverOffer.ts';
import { ABSENCE_CHOICES, formatDuration, LIVE_TIMES, formatTimeControl, TURN_TIMES } from '../formatTime.ts';
import { ownBlock } from '../serverNotices.ts';
import { formatBlock } from '../formatBlock.ts';
import type { OnlineTableOptions } from './openOnlineTable.ts';
import { type OnlineMessages, onlineMessages } from '../messages/index.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';

const TIME_CHOICES: readonly TimeControl[] = [null, ...LIVE_TIMES, ...TURN_TIMES];
const isSame = (one: TimeControl, other: TimeControl): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Props {
  readonly game: string;
  readonly terms: OnlineTableOptions;
  readonly onChange: (terms: OnlineTableOptions) => void;
}

/** The server's rules for rated tables: undefined until it has answered, null if there are none. */
function useRatedOptions(mayOpen: boolean): RatedTableRules | null | undefined {
  const offered = useSignal<RatedTableRules | null | undefined>(undefined);
  useEffect(() => {
    if (mayOpen)
      void api
        .ratedTerms()
        .catch(afterNetworkError(null))
        .then((answer) => (offered.value = answer));
  }, [mayOpen]);
  return mayOpen ? offered.value : null;
}

/** Tells guests that a rated table needs an account. */
function AccountNeeded({ terms, onChange }: Omit<Props, 'game'>) {
  const messages = ratingMessages.value;
  useEffect(() => {
    if (terms.rated !== undefined) onChange({ ...terms, rated: undefined });
  }, []);
  if (messages === null) return null;
  return (
    <li>
      <span class="needs-account">
        {messages.rated}
        <span class="soft small">{messages.needsAccount}</span>
      </span>
      <a class="btn" href={buildHash('me')}>
        {messages.signIn}
      </a>
    </li>
  );
}

function RatedOption({ game, terms, onChange, offered }: Props & { readonly offered: RatedTableRules }) {
  const messages = ratingMessages.value;
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
  // The leaderboard links here.
  useEffect(() => {
    if (canBe && address.value.query.has('rated')) choose(true);
  }, [canBe]);
  if (messages === null || choices === undefined) return null;
  return (
    <SwitchRow
      id="terms-rated"
      label={
        <>
          {messages.rated}
          <span class="soft small">{messages.ratedNote}</span>
        </>
      }
      isOn={terms.rated !== undefined}
      onChange={choose}
    />
  );
}

/** When an absent player counts as away, and what the others may do then. */
function AbsenceRows({
  terms,
  onChange,
  messages,
}: Omit<Props, 'game'> & { readonly messages: OnlineMessages }) {
  const absence = terms.absence ?? defaultAbsenceRule(terms.time);
  return (
    <>
      <SelectRow
        id="absence"
        label={messages.absenceTitle}
        note={messages.absenceNote}
        value={`${absence.after}`}
        onChoose={(value) => onChange({ ...terms, absence: { ...absence, after: Number(value) } })}
      >
        {ABSENCE_CHOICES.map((after) => (
          <option key={after} value={`${after}`}>
            {formatDuration(after, messages)}
          </option>
        ))}
      </SelectRow>
      <SwitchRow
        id="terms-wins"
        label={messages.absenceWins}
        isOn={absence.wins}
        onChange={(wins) => onChange({ ...terms, absence: { ...absence, wins } })}
      />
    </>
  );
}

export function OnlineOptions({ game, terms, onChange }: Props) {
  const messages = onlineMessages.value;
  const offer = useServerOffer();
  const isOffered = offer?.rated === true && hasAccounts();
  const hasList = offer?.list !== false;
  const offered = useRatedOptions(isOffered && accountName.value !== null);
  // Rows that load one by one would push each other away.
  if (messages === null || listMessages.value === null || ratingMessages.value === null) return null;
  if (offer === undefined || offered === undefined) return null;
  const isRated = terms.rated !== undefined && offered !== null;
  const times: readonly TimeControl[] = isRated ? offered.times : TIME_CHOICES;
  const option = (time: TimeControl) => {
    const at = times.findIndex((one) => isSame(one, time));
    return (
      <option key={at} value={`${at}`}>
        {formatTimeControl(time, messages)}
      </option>
    );
  };
  return (
    <>
      {isOffered && accountName.value === null && <AccountNeeded terms={terms} onChange={onChange} />}
      {offered !== null && <RatedOption game={game} terms={terms} onChange={onChange} offered={offered} />}
      <SelectRow
        id="time"
        label={getPageMessages().timeToThink}
        note={messages.timeNote}
        value={`${times.findIndex((time) => isSame(time, terms.time))}`}
        onChoose={(value) => onChange({ ...terms, time: times[Number(value)] ?? null })}
      >
        {isRated ? (
          times.map(option)
        ) : (
          <>
            {option(null)}
            <optgroup label={messages.liveGroup}>{LIVE_TIMES.map(option)}</optgroup>
            <optgroup label={messages.turnsGroup}>{TURN_TIMES.map(option)}</optgroup>
          </>
        )}
      </SelectRow>
      {!isRated && <AbsenceRows terms={terms} onChange={onChange} messages={messages} />}
      {hasList && (
        <>
          <SwitchRow
            id="terms-listed"
            label={messages.listed}
            isOn={terms.listed}
            onChange={(listed) => onChange({ ...terms, listed, watch: listed })}
          />
          <SwitchRow
            id="terms-watch"
            label={listMessages.value.watchListed}
            isOn={terms.watch}
            onChange={(watch) => onChange({ ...terms, watch })}
          />
        </>
      )}
      <SwitchRow
        id="terms-showHands"
        label={messages.showHands}
        isOn={terms.showHands}
        onChange={(showHands) => onChange({ ...terms, showHands })}
      />
    </>
  );
}

export function OnlineOptionsSummary({ terms }: { readonly terms: OnlineTableOptions }) {
  const messages = onlineMessages.value;
  return messages === null
    ? null
    : ` · ${getPageMessages().timeToThink}: ${formatTimeControl(terms.time, messages)}`;
}

export function OpenFailure({
  code,
  terms,
}: {
  readonly code: ErrorCode;
  readonly terms: OnlineTableOptions;
}) {
  const t = getPageMessages();
  const [messages, rated] = [onlineMessages.value, ratingMessages.value];
  if (messages === null || rated === null) return null;
  const block = code === 'blocked' ? ownBlock.value : null;
  if (block !== null) return <p role="alert">{formatBlock(block, messages)}</p>;
  const known: { readonly [code: string]: string } = messages.no;
  return (
    <p role="alert">
      {known[code] ?? (terms.rated === undefined && code !== 'session' ? t.noServer : rated.refused)}
    </p>
  );
}
