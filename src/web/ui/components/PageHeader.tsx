import { buildHash } from '../browser/address.ts';
import { theme, THEMES } from '../browser/settings.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { Icon } from './Icon.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SHAPES } from './ColourSymbol.tsx';

export function PageHeader() {
  const t = getPageMessages();
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length]!;
  return (
    <header class="top">
      <h1 class="word">
        <a href={buildHash()}>
          <svg viewBox="0 0 50 50" aria-hidden="true">
            {(['yellow', 'red', 'green', 'blue'] as const).map((hue, i) => (
              <path
                key={hue}
                class={`printed ${hue}`}
                d={SHAPES[hue]}
                transform={`translate(${(i % 2) * 26} ${(i >> 1) * 26})`}
              />
            ))}
          </svg>
          Tavola
        </a>
      </h1>
      <p class="tagline soft">{t.tagline}</p>
      <LanguageChoice />
      <button
        type="button"
        class="round"
        aria-label={`${t.look}: ${t.looks[theme.value]}`}
        title={`${t.look}: ${t.looks[theme.value]}`}
        data-look={theme.value}
        onClick={() => (theme.value = next)}
      >
        <Icon name="look" />
      </button>
    </header>
  );
}
