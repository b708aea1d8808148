import type { State, View } from '../../../core/index.ts';
import { closings, shifts } from '../../../games/schicht/closings.ts';
import { cardName, NO_CARD } from '../../../games/schicht/data.ts';
import { pileAt, topOf } from '../../../games/schicht/layout.ts';
import { describePlace, placeAt, placesFor } from '../../../games/schicht/places.ts';
import { scoresOf } from '../../../games/schicht/play.ts';
import type { Event, Move, Schicht } from '../../../games/schicht/rules.ts';
import type { SchichtWords } from '../../../words/schicht/en.ts';
import type { GameScreen } from '../../ui/board.ts';
import { beats } from './beats.ts';
import { Board } from './Board.tsx';
import './board.css';
import { cardToLay } from './reading.ts';
import type { CorridorKind, Says } from './words/en.ts';

const SAYS = {
  en: async () => (await import('./words/en.ts')).en,
  de: async () => (await import('./words/de.ts')).de,
  fr: async () => (await import('./words/fr.ts')).fr,
  it: async () => (await import('./words/it.ts')).it,
};

function phrase(move: Move, { shared, seat }: View<Schicht>, words: SchichtWords, says: Says): string {
  const { layout } = shared;
  if (move.type === 'choose') return says.phraseChoose(move.card);
  if (move.type === 'lay') {
    const { how, against } = describePlace(layout, placeAt(move.row, move.at));
    const place = words.place(how, against === NO_CARD ? null : cardName(against));
    return says.phraseLay(cardName(cardToLay(shared, seat)), place);
  }
  const way = closings(layout)[move.option];
  const moved = way === undefined ? [] : shifts(layout, way);
  return says.phraseClose(
    moved.map(({ columns, rows, ...at }) => {
      const pile = pileAt(layout, at);
      return words.shift({ card: cardName(topOf(pile)), height: pile.length, columns, rows });
    }),
  );
}

/** A choice of one is none: only real ones are asked about. */
function hurts(move: Move, { shared, own, seat }: View<Schicht>): boolean {
  if (move.type === 'choose') return (own?.hand.length ?? 0) > 1;
  if (move.type === 'lay') return placesFor(shared.layout, cardToLay(shared, seat)).length > 1;
  return true;
}

type Kind = CorridorKind | 'chain';

/** Where taken cards came from, each counted once: a row first where it crosses a column (S12). */
function cardsBy(kind: Kind, told: readonly Event[], { shared }: State<Schicht>): number[] {
  const counts = shared.treasures.map(() => 0);
  for (const event of told) {
    if (event.type !== 'taken') continue;
    const counted = new Set<string>();
    for (const corridor of event.corridors)
      for (const card of corridor.cards) {
        if (counted.has(card)) continue;
        counted.add(card);
        if ((event.step > 1 ? 'chain' : corridor.kind) === kind) counts[event.seat]!++;
      }
  }
  return counts;
}

export const screen: GameScreen<Schicht, SchichtWords, Says> = {
  Board,
  beats,
  phrase,
  hurts,
  standing: ({ shared }) => scoresOf(shared),
  sources: (told, last, _, says) => [
    { label: says.fromRows, points: cardsBy('row', told, last) },
    { label: says.fromColumns, points: cardsBy('column', told, last) },
    { label: says.fromPiles, points: cardsBy('pile', told, last) },
    { label: says.fromChains, points: cardsBy('chain', told, last) },
  ],
  loadSays: (language) => SAYS[language](),
};
