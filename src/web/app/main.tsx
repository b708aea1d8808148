/** The page begins here. */
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import './home.css';
import '../ui/styles/forced.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { followNetwork } from '../ui/browser/importWithRetry.ts';
import { followInstalling } from './install.ts';
import { address, followAddress } from '../ui/browser/address.ts';
import { awaitLetters } from './fonts.ts';
import { applySettings } from '../ui/browser/settings.ts';
import { fetchAhead } from '../solo/local/prefetch.ts';
import { guardPresses } from './movedPress.ts';
import { guardSecondClicks } from './secondClick.ts';
import { followLanguage } from '../i18n/index.ts';

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
