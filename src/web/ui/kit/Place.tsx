/** A place on the table, as a button: legal, chosen, hinted or refused, and marked alike in every game. */
import type { ComponentChildren } from 'preact';

interface PlaceProps {
  /** What lies there and what going there would do, in words. */
  readonly label: string;
  readonly isLegal: boolean;
  /** What dropping something there says. */
  readonly drop?: string;
  /** What it is, for whoever asks. */
  readonly thing?: string;
  /** The first stop of the keyboard in this region. */
  readonly isFirst?: boolean;
  /** A move there waits to be confirmed. */
  readonly isChosen?: boolean | undefined;
  readonly isHinted?: boolean;
  /** Going there was refused. */
  readonly isRefused?: boolean;
  readonly class?: string;
  readonly style?: string;
  /** Offers the move, legal or not: the table says why not. */
  readonly onOffer: () => void;
  readonly children?: ComponentChildren;
}

/** Says on the spot that it was refused, until the pointer or the focus goes elsewhere; why is said in words. */
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
