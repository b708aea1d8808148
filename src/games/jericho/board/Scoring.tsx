/** A scoring colour by colour: the longest wall, its lead, and who gets which cards (J20–J25). */
import { COLOURS, type Colour } from '../rules/data.ts';
import { wallLength, wallPlace } from '../rules/walls.ts';
import { RoundRow } from '../../../web/ui/kit/RoundEnd.tsx';
import { ColourSymbol } from '../../../web/ui/components/ColourSymbol.tsx';
import { MiniCards } from './Cards.tsx';
import { findCard, seatsFrom } from './wallGroups.ts';
import type { Scored, Scoring as Told } from './recentEvents.ts';
import type { BoardState } from './boardState.ts';

/** The longest wall of a colour that did not win; 0 if there is none. */
function runnerUp({ view }: BoardState, colour: Colour, winners: readonly number[]): number {
  const index = COLOURS.indexOf(colour);
  const lengths = view.shared.hands.flatMap((_, seat) =>
    winners.includes(seat) ? [] : [wallLength(view.shared.walls[wallPlace(seat, index)] ?? 0)],
  );
  return Math.max(0, ...lengths);
}

function verdict(table: BoardState, { colour, shares, length, left }: Scored): { what: string; why: string } {
  const { scoring } = table.says;
  const [first] = shares;
  if (first === undefined) return { what: scoring.stays(left.length), why: scoring.nobody };
  const seats = shares.map(({ seat }) => seat);
  const who = seats.map(table.seatName).join(', ');
  if (shares.length > 1) {
    const stays = left.length === 0 ? '' : `, ${scoring.stays(left.length)}`;
    return { what: scoring.share(who, first.cards.length), why: `${scoring.tied(length)}${stays}` };
  }
  const next = runnerUp(table, colour, seats);
  return {
    what: scoring.takes(who, first.cards.length),
    why: next === 0 ? scoring.alone(length) : scoring.beats(length, next),
  };
}

function ColourTold({ table, scored }: { readonly table: BoardState; readonly scored: Scored }) {
  const { colour, shares, left } = scored;
  const { what, why } = verdict(table, scored);
  return (
    <RoundRow
      class={colour}
      lead={<ColourSymbol hue={colour} />}
      what={<b>{what}</b>}
      why={why}
      spoils={
        <span class="spoils" aria-hidden="true">
          {shares.map(({ seat, cards }) => (
            <MiniCards key={seat} cards={cards.map(findCard)} />
          ))}
          {left.length > 0 && (
            <MiniCards cards={left.map(findCard)} class="left" marks={() => ({ class: 'stays' })}>
              <small>{table.says.stays}</small>
            </MiniCards>
          )}
        </span>
      }
    />
  );
}

export function Gains({ table, scoring }: { readonly table: BoardState; readonly scoring: Told }) {
  const shares = [...scoring.colours.flatMap((scored) => scored.shares), ...scoring.ones];
  const { shared } = table.view;
  const most = Math.max(...shared.won.map((won) => won.length));
  return (
    <ul class="gains" data-told="">
      {seatsFrom(table.view).map((seat) => {
        const cards = shares.flatMap((share) => (share.seat === seat ? share.cards : [])).map(findCard);
        const all = shared.won[seat]?.length ?? 0;
        return (
          <li key={seat} data-best={all === most && all > 0 ? '' : undefined}>
            <span class="cut">{table.seatName(seat)}</span> <b>{all}</b>
            {cards.length > 0 && <em class="plus">+{cards.length}</em>}
            <span class="won-now" aria-hidden="true">
              <MiniCards cards={cards} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

export function Telling({ table, scoring }: { readonly table: BoardState; readonly scoring: Told }) {
  const { telling } = table.memory;
  return (
    <div class="telling-now">
      {telling?.type === 'scored' && (
        <ul data-told="">
          <ColourTold table={table} scored={telling} />
        </ul>
      )}
      {telling?.type === 'supplyShown' && (
        <p data-told="">
          {table.says.scoring.drawn(scoring.seat === table.me ? null : table.names.seat(scoring.seat))}
        </p>
      )}
      <Gains table={table} scoring={scoring} />
    </div>
  );
}

export function Scoring({ table, scoring }: { readonly table: BoardState; readonly scoring: Told }) {
  const { says } = table;
  const { supply } = scoring;
  const title = says.scoring.title(scoring.round);
  return (
    <section class="scoring panel" tabIndex={0} aria-label={title}>
      <h2>{title}</h2>
      <p class="intro">
        {says.scoring.drawn(scoring.seat === table.me ? null : table.names.seat(scoring.seat))}{' '}
        {supply !== null && says.asks.opens(supply.cards.length, supply.trumpets)}
      </p>
      <ul>
        {scoring.colours.map((scored) => (
          <ColourTold key={scored.colour} table={table} scored={scored} />
        ))}
        {scoring.ones.map(({ seat, cards }) => (
          <RoundRow key={seat} what={<b>{says.asks.ones(table.names, seat, cards.length)}</b>} />
        ))}
      </ul>
    </section>
  );
}
