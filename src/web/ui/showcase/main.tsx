/** The kit on one page, in every state, light and dark: `npm run kit`. Not part of the product. */
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../board/table.css';
import '../styles/forced.css';
import './showcase.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { followLanguage, locale } from '../../i18n/index.ts';
import { Areas } from './AreaSamples.tsx';
import { Cards, Hands } from './CardSamples.tsx';
import { SmallTable } from './SmallTable.tsx';
import { Ends, PlaceSamples, Scores, SeatStrips } from './SeatAndScoreSamples.tsx';

const Parts = ({ look }: { readonly look: 'light' | 'dark' }) => (
  <section class="look" data-look={look} aria-label={`The kit, ${look}`}>
    <h2>{look === 'light' ? 'On a light table' : 'On a dark table'}</h2>
    <Cards look={look} />
    <Hands look={look} />
    <SeatStrips look={look} />
    <Scores />
    <PlaceSamples look={look} />
    <Areas look={look} />
    <Ends />
  </section>
);

const Page = () => (
  <div class="kit-page">
    <header>
      <h1>The kit for boards</h1>
    </header>
    <div class="looks">
      <Parts look="light" />
      <Parts look="dark" />
    </div>
    <section aria-label="A board in a hundred lines">
      <h2>A board in a hundred lines</h2>
    </section>
    <SmallTable />
  </div>
);

followLanguage();
effect(() => {
  if (locale.value !== null) render(<Page />, document.getElementById('app')!);
});
