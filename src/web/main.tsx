/** The page begins here. */
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/home.css';
import './style/forced.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { followNetwork } from './device/fetched.ts';
import { followInstalling } from './device/installing.ts';
import { address, followAddress } from './device/address.ts';
import { awaitLetters } from './device/letters.ts';
import { applySettings } from './device/settings.ts';
import { fetchAhead } from './screens/ahead.ts';
import { guardPresses } from './ui/movedPress.ts';
import { guardSecondClicks } from './ui/secondClick.ts';
import { followLanguage } from './words/index.ts';

applySettings();
awaitLetters();
followLanguage();
fetchAhead(address.value);
followAddress();
followInstalling();
followNetwork();
guardPresses();
guardSecondClicks();
render(<App />, document.getElementById('app')!);
