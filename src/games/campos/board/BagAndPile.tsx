import { toLabels } from '../../../messages/messages.ts';
import { isLying } from '../rules/data.ts';
import { BAG as BAG_THING, PILE as PILE_THING } from '../explain/vocabulary.ts';
import type { Props } from './prompt.ts';

const BAG = 'M9 4h6l-1.500 3.500C18 9 20 13 20 16c0 3-3 4.500-8 4.500S4 19 4 16c0-3 2-7 6.500-8.500Z';
const PILE = 'M5 7.500 15 4l5 13-10 3.500Z';
const FIELDS =
  'M12 3l3.900 2.250v4.500L12 12 8.100 9.750v-4.500ZM8.100 9.750 12 12v4.500l-3.900 2.250-3.900-2.250V12ZM15.900 9.750 19.800 12v4.500l-3.900 2.250L12 16.500V12Z';

function Count({
  path,
  count,
  name,
  flip,
  thing,
}: {
  path: string;
  count: number;
  name: string;
  flip?: string;
  thing?: string;
}) {
  return (
    <span class="count" data-flip={flip} data-thing={thing}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      <b aria-hidden="true">{count}</b>
      <span class="hidden">{name}</span>
    </span>
  );
}

export function BagAndPile({ view: { shared, seat }, names, words, says }: Props) {
  const lying = shared.laid.filter(isLying).length;
  return (
    <span class="stock" data-seats={shared.seats}>
      <span class="phase">{words.phases[shared.phase]}</span>
      {seat !== null && (
        <span class="own-points" aria-hidden="true">
          <span>{toLabels(names).seat(seat)} </span>
          <b>{shared.scores[seat]}</b>
        </span>
      )}
      {shared.phase === 'construction' ? (
        <Count path={BAG} count={shared.bag} name={words.bag(shared.bag)} flip="bag" thing={BAG_THING} />
      ) : (
        <Count path={FIELDS} count={lying} name={says.piecesNow(lying)} />
      )}
      <Count path={PILE} count={shared.pile} name={words.pile(shared.pile)} thing={PILE_THING} />
    </span>
  );
}
