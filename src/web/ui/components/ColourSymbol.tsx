/** One symbol per colour, so that colour is never the only signal. Drawn in a square of 24. */
export const HUES = ['yellow', 'red', 'green', 'blue', 'purple', 'silver'] as const;
export type Hue = (typeof HUES)[number];

/** Sun, diamond, leaf, square, star, moon. */
export const SHAPES: { readonly [H in Hue]: string } = {
  yellow: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z',
  red: 'M12 1.5 21.5 12 12 22.5 2.5 12Z',
  green: 'M12 2c5 5 9 11.5 10 19H2c1-7.5 5-14 10-19Z',
  blue: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z',
  purple: 'm12 1.6 3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8Z',
  silver: 'M15.5 2.2A10 10 0 1 0 22 16.4 8.6 8.6 0 0 1 15.5 2.2Z',
};

/** Hidden from screen readers: its parent names the colour. */
export function ColourSymbol({ hue, class: className = '' }: { readonly hue: Hue; readonly class?: string }) {
  return (
    <svg class={`symbol ${hue} ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[hue]} />
    </svg>
  );
}
