/** What is offered, and a pause to be announced. */
import { useSignal } from '@preact/signals';
import { type AdminOffer, OFFERS, PAUSES, type PausePhrase } from '../../protocol/index.ts';
import { LISTED } from '../match/games/index.ts';
import { SwitchRow } from '../ui/components/SwitchRow.tsx';
import { hour, type Looked, useAsked } from './adminClient.ts';
import { Choice, TextField, Trouble } from './formParts.tsx';
import { useHost } from './messages/index.ts';

/** Minutes. */
const SOON = [1, 5, 10, 15, 30, 60, 120];
const LONG = [2, 5, 10, 20, 30, 60, 120];
const MOST_SEATS = [2, 3, 4, 5, 6, 8];

interface Props {
  readonly offer: AdminOffer;
  readonly act: Looked<unknown>['act'];
}

function Offered({ offer: { now, bound }, act }: Props) {
  const words = useHost();
  const withGame = (game: string, isOn: boolean): string[] =>
    bound.games.filter((one) => (one === game ? isOn : now.games.includes(one)));
  return (
    <section class="panel" aria-labelledby="host-offer">
      <h3 id="host-offer">{words.sections.offer}</h3>
      <p class="soft">{words.offerNote}</p>
      <ul class="options">
        {OFFERS.map((name) => (
          <SwitchRow
            key={name}
            id={`offer-${name}`}
            label={bound[name] ? words.offers[name] : `${words.offers[name]} (${words.notAllowed})`}
            isOn={now[name]}
            isOff={!bound[name]}
            onChange={(isOn) => void act({ kind: 'offer', offer: { [name]: isOn } })}
          />
        ))}
        {bound.games.map((game) => (
          <SwitchRow
            key={game}
            id={`offer-${game}`}
            label={LISTED.find(({ id }) => id === game)?.title ?? game}
            isOn={now.games.includes(game)}
            onChange={(isOn) => void act({ kind: 'offer', offer: { games: withGame(game, isOn) } })}
          />
        ))}
      </ul>
      <Choice
        label={words.seats}
        value={`${now.seats ?? ''}`}
        options={[['', words.any], ...MOST_SEATS.map((seats) => [`${seats}`, `${seats}`] as const)]}
        onChoose={(value) =>
          void act({ kind: 'offer', offer: { seats: value === '' ? null : Number(value) } })
        }
      />
    </section>
  );
}

function Pausing({ offer: { pause }, act }: Props) {
  const words = useHost();
  const soon = useSignal('10');
  const long = useSignal('10');
  const phrase = useSignal<PausePhrase>('update');
  const text = useSignal('');
  const minutes = (values: readonly number[]) =>
    values.map((value) => [`${value}`, words.minutes(value)] as const);
  if (pause !== null)
    return (
      <section class="panel" aria-labelledby="host-pause">
        <h3 id="host-pause">{words.pause}</h3>
        <p>{words.announced(hour(pause.from), hour(pause.until))}</p>
        <p>{pause.text || words.phrases[pause.phrase]}</p>
        <button type="button" class="btn" onClick={() => void act({ kind: 'resume' })}>
          {words.callOff}
        </button>
      </section>
    );
  return (
    <section class="panel" aria-labelledby="host-pause">
      <h3 id="host-pause">{words.pause}</h3>
      <p class="soft">{words.pauseNote}</p>
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
        <Choice
          label={words.begins}
          value={soon.value}
          options={minutes(SOON)}
          onChoose={(one) => (soon.value = one)}
        />
        <Choice
          label={words.lasts}
          value={long.value}
          options={minutes(LONG)}
          onChoose={(one) => (long.value = one)}
        />
        <Choice
          label={words.says}
          value={phrase.value}
          options={PAUSES.map((one) => [one, words.phrases[one]])}
          onChoose={(one) => (phrase.value = one as PausePhrase)}
        />
        <TextField
          label={words.ownText}
          value={text.value}
          most={200}
          onInput={(one) => (text.value = one)}
        />
        <button type="submit" class="primary">
          {words.announce}
        </button>
      </form>
    </section>
  );
}

export function Offer() {
  const { answer, trouble, look, act } = useAsked<AdminOffer>('offer');
  return (
    <>
      <Trouble text={trouble} again={answer === undefined ? look : undefined} />
      {answer !== undefined && (
        <>
          <Offered offer={answer} act={act} />
          <Pausing offer={answer} act={act} />
        </>
      )}
    </>
  );
}
