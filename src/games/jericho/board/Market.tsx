/** The supply, as far as the seat knows it, and the draw pile with its public odds. */
import { cardName, type Card } from '../rules/data.ts';
import { findNextScoringCard } from '../rules/drawPile.ts';
import { Back } from '../../../web/ui/kit/Card.tsx';
import { Region } from '../../../web/ui/board/Region.tsx';
import { PILE, SUPPLY } from '../explain/vocabulary.ts';
import { MiniCard, MiniCards } from './Cards.tsx';
import { findCard } from './wallGroups.ts';
import { listPileLayers } from './pileLayers.ts';
import type { BoardState } from './boardState.ts';

/** The picture has four backs; the number gives the count. */
const BACKS = 4;

const sorted = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => a - b);

function listed(cards: readonly Card[], { words }: BoardState): string {
  const all = sorted(cards);
  return [...new Set(all)]
    .map((card) => {
      const count = all.filter((other) => other === card).length;
      return `${count === 1 ? '' : `${count} × `}${words.card(cardName(card))}`;
    })
    .join(', ');
}

function Supply({ table }: { readonly table: BoardState }) {
  const { view, open, says, words, offers, pending, memory } = table;
  const { supply, fed } = view.shared;
  const known = sorted(supply);
  const mine = sorted(open === null ? (view.own?.fed ?? []) : open.flatMap((own) => own.fed));
  const down = fed.reduce((a, b) => a + b, 0);
  const hidden = Math.max(0, down - mine.length);
  const isLegal = offers.supply !== null;
  const waits = pending?.type === 'supply' || pending?.type === 'feed' ? findCard(pending.card) : null;
  // With all cards open, no seat has private knowledge.
  const label = open === null ? says.onlyYou : says.hidden;
  const tellMine = (list: string): string => (open === null ? words.supplyYours(list) : `${label}: ${list}`);
  const text = [
    words.supply(supply.length + down),
    ...(supply.length === 0 ? [] : [words.supplyKnown(listed(supply, table))]),
    ...(mine.length === 0 ? [] : [tellMine(listed(mine, table))]),
    ...(hidden === 0 ? [] : [words.supplyUnknown(hidden)]),
    ...(offers.supply === null ? [] : [says.putHere(offers.supply.card)]),
  ];
  const isFresh = memory.move?.type === 'supplied';
  const isHinted = table.hint !== null && (table.hint.type === 'supply' || table.hint.type === 'feed');
  const classes = [
    'supply panel place',
    isLegal ? 'legal' : '',
    isFresh ? 'fresh' : '',
    isHinted ? 'hinted' : '',
  ];
  return (
    <div class={classes.join(' ')} data-drop="supply" data-thing={SUPPLY}>
      <button
        type="button"
        class="head"
        data-cell={isLegal ? 'first' : ''}
        data-legal={isLegal ? '' : undefined}
        aria-label={text.join('; ')}
        aria-disabled={!isLegal}
        onClick={() => table.placeOnSupply()}
      />
      <span class="title" aria-hidden="true">
        {says.supply} <b>{supply.length + down}</b>
      </span>
      <span
        class={`lot down ${hidden === 0 ? 'none' : ''}`}
        data-flip={hidden === 0 ? undefined : 'heap'}
        aria-hidden="true"
      >
        <small>{says.hidden}</small>
        <span class={`heap ${hidden === 0 ? 'empty' : ''}`}>
          {Array.from(
            { length: Math.min(BACKS, hidden) },
            (_, i) => hidden - Math.min(BACKS, hidden) + i,
          ).map((nth) => (
            <Back
              key={nth}
              style={`--n: ${nth % BACKS}`}
              flip={`heap-${nth}`}
              from={memory.move === null ? undefined : `seat-${memory.move.seat}`}
            />
          ))}
          {hidden > 0 && <b>{hidden}</b>}
        </span>
      </span>
      <span class={`lot all ${known.length === 0 ? 'none' : ''}`} aria-hidden="true">
        <small>{says.allKnow}</small>
        <MiniCards
          cards={known}
          marks={(card, copy) => ({
            flip: `supply-${cardName(card)}-${copy}`,
            from: table.supplyFrom(card, copy, supply.filter((other) => other === card).length),
          })}
        />
      </span>
      {(mine.length > 0 || waits !== null) && (
        <span class="lot own" aria-hidden="true">
          <small>{label}</small>
          <MiniCards
            cards={mine}
            marks={(card, copy) => ({
              class: 'mine',
              flip: `fed-${cardName(card)}-${copy}`,
              from: `hand-${cardName(card)}-0`,
            })}
          >
            {waits !== null && (
              <span class="slot">
                <MiniCard card={waits} class="mine waits" />
              </span>
            )}
          </MiniCards>
        </span>
      )}
    </div>
  );
}

function Pile({ table }: { readonly table: BoardState }) {
  const { view, says, words, memory } = table;
  const { shared } = view;
  // During a scoring, the pile does not show the next one yet.
  const ahead = memory.telling === null ? findNextScoringCard(shared) : null;
  const layers = listPileLayers(shared);
  const label = [
    words.pile(shared.pile),
    ...(ahead === null
      ? []
      : [ahead.safe > 0 ? words.scoringLater(ahead.safe) : words.scoringNext(ahead.among)]),
  ];
  const isHot = ahead !== null && ahead.safe === 0;
  return (
    <div
      class={`pile panel ${isHot ? 'hot' : ''}`}
      role="img"
      data-cell=""
      data-thing={PILE}
      aria-label={label.join('; ')}
    >
      <span class="side" data-flip="pile">
        {layers.map(({ count, round }, i) => (
          <i key={i} class={round === null ? 'safe' : 'hot'} style={`--n: ${count}`} />
        ))}
      </span>
      <span class="title">
        {says.pile} <b>{shared.pile}</b>
      </span>
      {ahead !== null && (
        <span class="odds">{ahead.safe > 0 ? says.safeDraws(ahead.safe) : says.oneIn(ahead.among)}</span>
      )}
      <ul class="layers">
        {layers.map(({ count, round }, i) => (
          <li key={i} style={`--n: ${count}`}>
            {round === null ? says.layerSafe(count) : says.layerHot(count, round)}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Market({ table }: { readonly table: BoardState }) {
  return (
    <Region name={table.says.parts.market} class="market">
      <Supply table={table} />
      <Pile table={table} />
    </Region>
  );
}
