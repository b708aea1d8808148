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
import { type RatingMessages, ratingMessages } from '../../account/ratings/messages/index.ts';
import { chooseFrom, type FormOption, OptionRows } from '../../ui/components/OptionsForm.tsx';
import { api } from '../api.ts';
import { type ListMessages, listMessages } from '../lists/messages/index.ts';
import { useServerOffer } from '../serverOffer.ts';
import { ABSENCE_CHOICES, formatDuration, LIVE_TIMES, formatTimeControl, TURN_TIMES } from '../formatTime.ts';
import { formatBlock } from '../formatBlock.ts';
import { ownBlock } from '../serverNotices.ts';
import type { OnlineTableOptions } from './openOnlineTable.ts';
import { type OnlineMessages, onlineMessages } from '../messages/index.ts';
import { describeErrorCode } from '../describeError.ts';
import { afterNetworkError } from '../../ui/browser/faults.ts';
import { getPageMessages } from '../../i18n/index.ts';

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

/** When an absent player counts as away, and what the others may do then. */
function listAbsenceOptions(
  { terms, onChange }: Omit<Props, 'game'>,
  messages: OnlineMessages,
): FormOption[] {
  const absence = terms.absence ?? defaultAbsenceRule(terms.time);
  return [
    chooseFrom({
      id: 'absence',
      label: messages.absenceTitle,
      note: messages.absenceNote,
      values: ABSENCE_CHOICES,
      nameOf: (after) => formatDuration(after, messages),
      value: absence.after,
      set: (after) => onChange({ ...terms, absence: { ...absence, after } }),
    }),
    {
      kind: 'flag',
      id: 'terms-wins',
      label: messages.absenceWins,
      value: absence.wins,
      set: (wins) => onChange({ ...terms, absence: { ...absence, wins } }),
    },
  ];
}

interface RowProps extends Props {
  readonly messages: OnlineMessages;
  readonly ratings: RatingMessages;
  readonly lists: ListMessages;
  readonly rules: RatedTableRules | null;
  readonly needsAccount: boolean;
  readonly hasList: boolean;
}

function OnlineRows(props: RowProps) {
  const { game, terms, onChange, messages, ratings, lists, rules, needsAccount, hasList } = props;
  const choices = rules?.games.find((one) => one.game === game)?.choices;
  const canBeRated = rules !== null && choices !== undefined;
  const setRated = (isRated: boolean): void => {
    const times = rules?.times ?? [];
    const keepsTime = !isRated || times.some((time) => isSame(time, terms.time));
    onChange({
      ...terms,
      rated: isRated ? choices : undefined,
      absence: undefined,
      time: keepsTime ? terms.time : (times[0] ?? null),
    });
  };
  useEffect(() => {
    if (needsAccount && terms.rated !== undefined) onChange({ ...terms, rated: undefined });
  }, [needsAccount]);
  // The leaderboard links here.
  useEffect(() => {
    if (canBeRated && address.value.query.has('rated')) setRated(true);
  }, [canBeRated]);
  const isRated = terms.rated !== undefined && rules !== null;
  const options: FormOption[] = [];
  const flag = (
    id: string,
    label: string,
    value: boolean,
    set: (isOn: boolean) => Partial<OnlineTableOptions>,
  ): void =>
    void options.push({
      kind: 'flag',
      id: `terms-${id}`,
      label,
      value,
      set: (isOn) => onChange({ ...terms, ...set(isOn) }),
    });
  if (needsAccount)
    options.push({
      kind: 'link',
      id: 'rated-account',
      label: ratings.rated,
      note: ratings.needsAccount,
      href: buildHash('me'),
      link: ratings.signIn,
    });
  if (canBeRated)
    options.push({
      kind: 'flag',
      id: 'terms-rated',
      label: ratings.rated,
      note: ratings.ratedNote,
      value: terms.rated !== undefined,
      set: setRated,
    });
  options.push(
    chooseFrom({
      id: 'time',
      label: getPageMessages().timeToThink,
      note: messages.timeNote,
      values: isRated ? rules.times : TIME_CHOICES,
      nameOf: (time) => formatTimeControl(time, messages),
      groupOf: (time) =>
        isRated || time === null
          ? undefined
          : time.kind === 'live'
            ? messages.liveGroup
            : messages.turnsGroup,
      value: terms.time,
      set: (time) => onChange({ ...terms, time }),
    }),
  );
  if (!isRated) options.push(...listAbsenceOptions(props, messages));
  if (hasList) {
    flag('listed', messages.listed, terms.listed, (listed) => ({ listed, watch: listed }));
    flag('watch', lists.watchListed, terms.watch, (watch) => ({ watch }));
  }
  flag('showHands', messages.showHands, terms.showHands, (showHands) => ({ showHands }));
  return <OptionRows options={options} />;
}

export function OnlineOptions(props: Props) {
  const [messages, lists, ratings] = [onlineMessages.value, listMessages.value, ratingMessages.value];
  const offer = useServerOffer();
  const isOffered = offer?.rated === true && hasAccounts();
  const rules = useRatedOptions(isOffered && accountName.value !== null);
  // Rows that load one by one would push each other away.
  if (messages === null || lists === null || ratings === null) return null;
  if (offer === undefined || rules === undefined) return null;
  return (
    <OnlineRows
      {...props}
      messages={messages}
      lists={lists}
      ratings={ratings}
      rules={rules}
      needsAccount={isOffered && accountName.value === null}
      hasList={offer?.list !== false}
    />
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
  const [messages, rated] = [onlineMessages.value, ratingMessages.value];
  if (messages === null || rated === null) return null;
  const block = code === 'blocked' ? ownBlock.value : null;
  if (block !== null) return <p role="alert">{formatBlock(block, messages)}</p>;
  // Without a session the form is no longer about a rated table.
  const isUnrateable = code === 'session' || (terms.rated !== undefined && code === 'body');
  return <p role="alert">{isUnrateable ? rated.refused : describeErrorCode(code)}</p>;
}
