import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../core/index.ts';
import { type Card, cardName, type Colour, colourOf, COLOURS, TRUMPET, valueOf } from '../rules/data.ts';
import { Region } from '../../../web/ui/board/Region.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { cardThing, colourThing, wallThing } from '../explain/vocabulary.ts';
import { MiniCard, withCopies } from './Cards.tsx';
import { findCard, type WallGroup, type SeatWall, type Stone } from './wallGroups.ts';
import type { Scored } from './recentEvents.ts';
import { Crack, Crown, Horn } from './Icons.tsx';
import type { BoardState } from './boardState.ts';

interface StoneProps {
  /** A stone that never moves has no id. */
  readonly stone: Omit<Stone, 'id'> & { readonly id?: string };
  readonly from?: string | undefined;
}

export function StoneImage({ stone, from }: StoneProps) {
  const { id, card, mark } = stone;
  const value = valueOf(card);
  const kind = card === TRUMPET ? 'is-trumpet' : value === 1 ? 'is-one' : '';
  return (
    <i
      class={`stone ${kind} ${mark}`}
      style={`--v: ${value}`}
      data-flip={mark === 'joins' ? undefined : id}
      data-from={from}
      data-thing={cardThing(card)}
    >
      {card === TRUMPET && <Horn />}
      <b>{value}</b>
      {mark === 'falls' && <Crack isNarrow={value < 3} />}
    </i>
  );
}

interface RowProps {
  readonly table: BoardState;
  readonly group: WallGroup;
  readonly row: SeatWall;
  /** The seat's gain with this wall in the scoring (J21, J22). */
  readonly prize: readonly Card[];
}

function WallRow({ table, group, row, prize }: RowProps) {
  const { says, words, seatName, me } = table;
  const { seat, stones, length, lead, next, lost } = row;
  const standing = stones.filter(({ mark }) => mark !== 'joins');
  const isMine = seat === me;
  const isEmpty = stones.length === 0;
  const label = says.wall({
    colour: group.colour,
    name: isMine ? null : table.names.seat(seat),
    cards: standing
      .map(({ card }) => (card === TRUMPET ? words.card('trumpet') : String(valueOf(card))))
      .join(', '),
    length,
    lead,
    next,
  });
  const readable = isEmpty && !isMine ? {} : ({ 'data-cell': '', role: 'img', 'aria-label': label } as const);
  return (
    <div
      class={`row ${lead} ${isMine ? 'mine' : ''} ${standing.length === 0 ? 'none' : ''} ${stones.length > standing.length ? 'awaits' : ''}`}
      {...readable}
      data-thing={wallThing(seat, group.index)}
    >
      <span class="who cut">{seatName(seat)}</span>
      <span class="wall">
        {stones.map((stone) => (
          <StoneImage key={stone.id} stone={stone} from={table.stoneFrom(seat, stone.card)} />
        ))}
      </span>
      {standing.length > 0 && <b class="sum">{length}</b>}
      {lead !== '' && <Crown />}
      {lead === 'tie' && next === null && prize.length === 0 && <span class="level">{says.tie}</span>}
      {next !== null && <span class="then">→ {next}</span>}
      {lost > 0 && next === null && <span class="lost">−{lost}</span>}
      {prize.length > 0 && (
        <span class="prize">
          {withCopies(prize).map(({ card, copy }) => (
            <MiniCard
              key={`${card}-${copy}`}
              card={card}
              flip={`prize-${seat}-${cardName(card)}-${copy}`}
              from={`supply-${cardName(card)}-0`}
            />
          ))}
        </span>
      )}
    </div>
  );
}

function headLabel({ says, names, offers, describeTrumpet }: BoardState, group: WallGroup): string {
  const { colour, leaders, longest } = group;
  const who = names.seats(leaders);
  const state =
    leaders.length === 0
      ? says.nobody(colour)
      : leaders.length === 1
        ? says.leads(colour, who, longest)
        : says.ties(colour, who, longest);
  const offer = offers.colour(group.index);
  if (offer === null) return state;
  if (offer.type === 'trumpet') return `${state}; ${says.soundHere(describeTrumpet(group))}`;
  const mine = group.rows.find(
    ({ next, stones }) => next !== null && stones.some(({ mark }) => mark === 'joins'),
  );
  return `${state}; ${says.buildHere(offer.card, mine?.next ?? 0)}`;
}

const isHinted = ({ hint }: BoardState, index: number): boolean =>
  hint?.type === 'trumpet'
    ? COLOURS[index] === hint.colour
    : hint?.type === 'build' && colourOf(findCard(hint.card)) === index;

/** Whether a trumpet has just sounded at a colour whose walls still stand. */
const isSounded = ({ memory: { move, isFalling } }: BoardState, colour: Colour): boolean =>
  isFalling && move?.type === 'trumpetPlayed' && move.colour === colour;

interface GroupProps {
  readonly table: BoardState;
  readonly group: WallGroup;
  readonly telling: Scored | null;
  readonly isFirst: boolean;
}

function ColourGroup({ table, group, telling, isFirst }: GroupProps) {
  const { colour, index, rows, sounding } = group;
  const isLegal = table.offers.colour(index) !== null;
  const prizes = (seat: Seat): Card[] =>
    telling?.shares.flatMap((share) => (share.seat === seat ? share.cards.map(findCard) : [])) ?? [];
  const classes = [
    'group place',
    colour,
    isLegal ? 'legal' : '',
    table.isAimed(index) ? 'aimed' : '',
    telling !== null || isSounded(table, colour) ? 'telling' : '',
    isHinted(table, index) ? 'hinted' : '',
    sounding !== null && sounding.card === null ? 'nothing' : '',
  ];
  return (
    <div
      class={classes.join(' ')}
      data-drop={`colour-${index}`}
      onPointerEnter={() => table.aim(index)}
      onPointerLeave={() => table.aim(null)}
    >
      <button
        type="button"
        class="head"
        data-thing={colourThing(index)}
        data-cell={isLegal || isFirst ? 'first' : ''}
        data-legal={isLegal ? '' : undefined}
        aria-label={headLabel(table, group)}
        aria-disabled={!isLegal}
        aria-pressed={table.isAimed(index)}
        onClick={() => table.placeOnColour(index)}
        onFocus={() => table.aim(index)}
        onBlur={() => table.aim(null)}
      >
        <ColourSymbol hue={colour} />
      </button>
      <div class="rows">
        {rows.map((row) => (
          <WallRow key={row.seat} table={table} group={group} row={row} prize={prizes(row.seat)} />
        ))}
      </div>
    </div>
  );
}

/** What to scroll into view, the most urgent first. */
const SIGHTS = ['.group.telling', '.group.aimed', '.group.legal:has(.joins)', '.group:has(.fresh)'];

/** Where not all walls fit, scrolls to the change. */
function useSight({ memory, selected, pending }: BoardState): void {
  useEffect(() => {
    for (const sight of SIGHTS) {
      const group = document.querySelector(`.game-jericho .walls ${sight}`);
      if (group === null) continue;
      group.scrollIntoView({ block: 'nearest' });
      return;
    }
  }, [memory, selected, pending]);
}

export function Walls({
  table,
  groups,
}: {
  readonly table: BoardState;
  readonly groups: readonly WallGroup[];
}) {
  const { telling } = table.memory;
  useSight(table);
  return (
    <Region
      name={table.says.parts.walls}
      class={`walls ${telling?.type === 'scored' ? 'is-telling' : ''}`}
      measured
    >
      {groups.map((group) => (
        <ColourGroup
          key={group.colour}
          table={table}
          group={group}
          isFirst={group.index === 0}
          telling={telling?.type === 'scored' && telling.colour === group.colour ? telling : null}
        />
      ))}
    </Region>
  );
}
