/** The entry point of the page. */
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import './home.css';
import '../ui/styles/forced.css';
import { render } from 'preact';
import { App } from './App.tsx';
import { watchNetwork } from '../ui/browser/importWithRetry.ts';
import { watchInstallation } from './install.ts';
import { address, watchAddress } from '../ui/browser/address.ts';
import { waitForFonts } from './fonts.ts';
import { applySettings } from '../ui/browser/settings.ts';
import { prefetch } from '../solo/local/prefetch.ts';
import { guardMovedPresses } from './guardMovedPresses.ts';
import { guardSecondClicks } from './guardSecondClicks.ts';
import { followLanguage } from '../i18n/index.ts';

applySettings();
waitForFonts();
followLanguage();
prefetch(address.value);
watchAddress();
watchInstallation();
watchNetwork();
guardMovedPresses();
guardSecondClicks();
render(<App />, document.getElementById('app')!);
