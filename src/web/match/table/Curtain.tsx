/** The screen between two players who share a device. It removes the table from the page. */
import { useEffect, useRef } from 'preact/hooks';
import { buildHash } from '../../ui/browser/address.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { SHAPES } from '../../ui/components/ColourSymbol.tsx';
import { getPageMessages } from '../../i18n/index.ts';

export function Curtain({
  name,
  title,
  onLift,
}: {
  readonly name: string;
  readonly title: string;
  readonly onLift: () => void;
}) {
  const t = getPageMessages();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <main class="curtain">
      <a class="round" href={buildHash()} aria-label={t.backHome} title={t.backHome}>
        <Icon name="back" />
      </a>
      <svg class="curtain-art" viewBox="0 0 120 160" aria-hidden="true">
        <rect class="curtain-card" x="2" y="2" width="116" height="156" rx="14" />
        {(['yellow', 'red', 'green', 'blue'] as const).map((hue, i) => (
          <path
            key={hue}
            class={`printed ${hue}`}
            d={SHAPES[hue]}
            transform={`translate(${34 + (i % 2) * 28} ${54 + (i >> 1) * 28})`}
          />
        ))}
      </svg>
      <p class="soft">{title}</p>
      <h1>{t.handTo(name)}</h1>
      <p class="soft">{t.handToNote}</p>
      <button type="button" class="primary" ref={button} onClick={onLift}>
        {t.iAm(name)}
      </button>
    </main>
  );
}
