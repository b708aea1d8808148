/** Cards, face up and face down. Their containers provide labels. */
import { type Card, numberOf } from '../rules/data.ts';
import { Back as KitBack, Card as Paper, Face as KitFace } from '../../../web/ui/kit/Card.tsx';
import { hueClass } from './boardModel.ts';

/** A card's animation id, the same wherever it lies. */
export const cardMark = (card: Card): string => `card-${card}`;
/** The animation id of a seat's hidden choice. */
export const choiceMark = (seat: number): string => `choice-${seat}`;

const RAYS =
  'M12 .8 13.7 4.2h-3.4zM12 23.2l1.7-3.4h-3.4zM.8 12l3.4-1.7v3.4zM23.2 12l-3.4-1.7v3.4zM4.1 4.1l3.6 1.2-2.4 2.4z' +
  'M19.9 19.9l-3.6-1.2 2.4-2.4zM19.9 4.1l-1.2 3.6-2.4-2.4zM4.1 19.9l1.2-3.6 2.4 2.4z';

interface Marks {
  /** Its animation id, and its origin if it is new. */
  readonly flip?: string | undefined;
  readonly from?: string | undefined;
  readonly thing?: string;
  readonly class?: string;
}

const SUN = (
  <svg class="quiet" viewBox="0 0 24 24" aria-hidden="true">
    <path d={`M12 6.4a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2Z${RAYS}`} />
  </svg>
);

export function Print({ card }: { readonly card: Card }) {
  const hue = hueClass(card);
  return <KitFace hue={hue} value={numberOf(card)} art={hue === 'yellow' ? SUN : undefined} />;
}

export const Face = ({ card, ...marks }: Marks & { readonly card: Card }) => (
  <Paper {...marks} hue={hueClass(card)}>
    <Print card={card} />
  </Paper>
);

const TUNNEL =
  'M-4 13h15a6 6 0 0 1 6 6v3a6 6 0 0 0 6 6h12a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6H20a6 6 0 0 0-6 6v20M33-4v9a7 7 0 0 0 7 7h15M-4 38h8M41 45v8a5 5 0 0 0 5 5h8';

export const Back = (marks: Marks) => (
  <KitBack {...marks}>
    <svg class="tunnel" viewBox="0 0 50 64" preserveAspectRatio="xMidYMid slice">
      <path class="ground" d={TUNNEL} />
      <path d={TUNNEL} />
    </svg>
  </KitBack>
);
