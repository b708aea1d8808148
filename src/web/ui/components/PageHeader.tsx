/** The head of every page that is not a table. */
import { addressOf } from '../browser/address.ts';
import { look, LOOKS } from '../browser/settings.ts';
import { usePage } from '../../i18n/index.ts';
import { Icon } from './Icon.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SHAPES } from './ColourSymbol.tsx';

export function Top() {
  const says = usePage();
  const next = LOOKS[(LOOKS.indexOf(look.value) + 1) % LOOKS.length]!;
  return (
    <header class="top">
      <h1 class="word">
        <a href={addressOf()}>
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
      <p class="tagline soft">{says.tagline}</p>
      <LanguageChoice />
      <button
        type="button"
        class="round"
        aria-label={`${says.look}: ${says.looks[look.value]!}`}
        title={`${says.look}: ${says.looks[look.value]!}`}
        data-look={look.value}
        onClick={() => (look.value = next)}
      >
        <Icon name="look" />
      </button>
    </header>
  );
}
