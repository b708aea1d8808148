/** A place on the table, as a button. Every game marks legal, chosen, hinted and refused places alike. */
import type { ComponentChildren } from 'preact';

interface PlaceProps {
  readonly label: string;
  readonly isLegal: boolean;
  /** The name of the place for dragging. */
  readonly drop?: string;
  /** The thing that it explains. */
  readonly thing?: string;
  readonly isFirst?: boolean;
  readonly isChosen?: boolean | undefined;
  readonly isHinted?: boolean;
  readonly isRefused?: boolean;
  readonly class?: string;
  readonly style?: string;
  /** Offers the move, legal or not: the table explains a refusal. */
  readonly onOffer: () => void;
  readonly children?: ComponentChildren;
}

/** Marks the refusal until the pointer or focus leaves. The table explains it in words. */
function markRefused(place: HTMLElement): void {
  place.dataset.refused = '';
  const forget = (): void => {
    delete place.dataset.refused;
    place.removeEventListener('pointerleave', forget);
    place.removeEventListener('blur', forget);
  };
  place.addEventListener('pointerleave', forget);
  place.addEventListener('blur', forget);
}

export const Place = (place: PlaceProps) => (
  <button
    type="button"
    class={`place ${place.isHinted === true ? 'hinted' : ''} ${place.class ?? ''}`}
    style={place.style}
    data-cell={place.isFirst === true ? 'first' : ''}
    data-legal={place.isLegal ? '' : undefined}
    data-drop={place.drop}
    data-thing={place.thing}
    data-refused={place.isRefused === true ? '' : undefined}
    aria-label={place.label}
    aria-disabled={!place.isLegal}
    aria-pressed={place.isChosen}
    onClick={({ currentTarget }) => {
      if (!place.isLegal) markRefused(currentTarget);
      place.onOffer();
    }}
  >
    {place.children}
  </button>
);
