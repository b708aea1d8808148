import { useSignal } from '@preact/signals';
import { type AdminFeatures, FEATURES, PAUSE_PHRASES, type PausePhrase } from '../../protocol/index.ts';
import { LISTED_GAMES } from '../match/games/index.ts';
import { OptionsForm } from '../ui/components/OptionsForm.tsx';
import { formatTime, type AdminQuery, useAdminQuery } from './adminClient.ts';
import { TroubleMessage } from './adminFormParts.tsx';
import { SelectField, TextField } from '../ui/components/Fields.tsx';
import { getAdminMessages } from './messages/index.ts';

/** In minutes. */
const PAUSE_DELAYS = [1, 5, 10, 15, 30, 60, 120];
const PAUSE_LENGTHS = [2, 5, 10, 20, 30, 60, 120];
const SEAT_LIMITS = [2, 3, 4, 5, 6, 8];

interface Props {
  readonly offer: AdminFeatures;
  readonly act: AdminQuery<unknown>['act'];
}

function OfferForm({ offer: { now, bound }, act }: Props) {
  const messages = getAdminMessages();
  const withGame = (game: string, isOn: boolean): string[] =>
    bound.games.filter((one) => (one === game ? isOn : now.games.includes(one)));
  return (
    <section class="panel" aria-labelledby="host-offer">
      <h3 id="host-offer">{messages.sections.offer}</h3>
      <p class="soft">{messages.offerNote}</p>
      <OptionsForm
        options={[
          ...FEATURES.map((name) => ({
            kind: 'flag' as const,
            id: `offer-${name}`,
            label: bound[name] ? messages.offers[name] : `${messages.offers[name]} (${messages.notAllowed})`,
            value: now[name],
            isFixed: !bound[name],
            set: (isOn: boolean) => void act({ kind: 'offer', offer: { [name]: isOn } }),
          })),
          ...bound.games.map((game) => ({
            kind: 'flag' as const,
            id: `offer-${game}`,
            label: LISTED_GAMES.find(({ id }) => id === game)?.title ?? game,
            value: now.games.includes(game),
            set: (isOn: boolean) => void act({ kind: 'offer', offer: { games: withGame(game, isOn) } }),
          })),
        ]}
      />
      <SelectField
        label={messages.seats}
        value={`${now.seats ?? ''}`}
        options={[['', messages.any], ...SEAT_LIMITS.map((seats) => [`${seats}`, `${seats}`] as const)]}
        onChoose={(value) =>
          void act({ kind: 'offer', offer: { seats: value === '' ? null : Number(value) } })
        }
      />
    </section>
  );
}

function PauseForm({ offer: { pause }, act }: Props) {
  const messages = getAdminMessages();
  const soon = useSignal('10');
  const long = useSignal('10');
  const phrase = useSignal<PausePhrase>('update');
  const text = useSignal('');
  const minutes = (values: readonly number[]) =>
    values.map((value) => [`${value}`, messages.minutes(value)] as const);
  if (pause !== null)
    return (
      <section class="panel" aria-labelledby="host-pause">
        <h3 id="host-pause">{messages.pause}</h3>
        <p>{messages.announced(formatTime(pause.from), formatTime(pause.until))}</p>
        <p>{pause.text || messages.phrases[pause.phrase]}</p>
        <button type="button" class="btn" onClick={() => void act({ kind: 'resume' })}>
          {messages.callOff}
        </button>
      </section>
    );
  return (
    <section class="panel" aria-labelledby="host-pause">
      <h3 id="host-pause">{messages.pause}</h3>
      <p class="soft">{messages.pauseNote}</p>
      <form
        class="host-form"
        onSubmit={(event) => {
          event.preventDefault();
          void act({
            kind: 'pause',
            in: Number(soon.value),
            for: Number(long.value),
            phrase: phrase.value,
            text: text.value.trim(),
          });
        }}
      >
        <SelectField
          label={messages.begins}
          value={soon.value}
          options={minutes(PAUSE_DELAYS)}
          onChoose={(one) => (soon.value = one)}
        />
        <SelectField
          label={messages.lasts}
          value={long.value}
          options={minutes(PAUSE_LENGTHS)}
          onChoose={(one) => (long.value = one)}
        />
        <SelectField
          label={messages.t}
          value={phrase.value}
          options={PAUSE_PHRASES.map((one) => [one, messages.phrases[one]])}
          onChoose={(one) => (phrase.value = one as PausePhrase)}
        />
        <TextField
          label={messages.ownText}
          value={text.value}
          maxLength={200}
          onText={(one) => (text.value = one)}
        />
        <button type="submit" class="primary">
          {messages.announce}
        </button>
      </form>
    </section>
  );
}

export function OfferSection() {
  const { answer, trouble, refresh: look, act } = useAdminQuery<AdminFeatures>('offer');
  return (
    <>
      <TroubleMessage text={trouble} again={answer === undefined ? look : undefined} />
      {answer !== undefined && (
        <>
          <OfferForm offer={answer} act={act} />
          <PauseForm offer={answer} act={act} />
        </>
      )}
    </>
  );
}
