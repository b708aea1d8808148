import { toLabels } from '../../../messages/messages.ts';
import { cardName } from '../rules/data.ts';
import { sideSeats } from '../rules/state.ts';
import { RemovedCards } from './Card.tsx';
import { type Props, listWonCards } from './boardModel.ts';

function roundLine({ view, names, says }: Props, round: number): string {
  const { shared } = view;
  const side = shared.outcomes[round - 1]?.side ?? null;
  if (side === null) return says.roundToNobody(round);
  return says.roundTo(round, toLabels(names).seats(sideSeats(shared, side)));
}

export function lastRound(props: Props): string {
  const { shared } = props.view;
  const round = shared.outcomes.length;
  const line = roundLine(props, round);
  const out = shared.outcomes.at(-1)?.side === null ? undefined : listWonCards(shared).at(-1);
  return out === undefined ? line : props.says.since(line, cardName(out));
}

export function MatchSoFar(props: Props) {
  const { view, words, says } = props;
  const { outcomes, removed } = view.shared;
  if (outcomes.length === 0) return null;
  return (
    <section class="panel so-far">
      <h2>{says.soFar}</h2>
      <ol>
        {outcomes.map((_, i) => (
          <li key={i}>{roundLine(props, i + 1)}</li>
        ))}
      </ol>
      <RemovedCards cards={removed} words={words} says={says} />
    </section>
  );
}
