import { mfaBindModel } from '../machines/mfa-bind.model.ts';
import { mfaBindScreen } from './mfa-bind.screen.ts';
import { testOnScreen } from './test-screen.ts';
import { useBrowser } from './use-browser.ts';

testOnScreen(mfaBindModel, mfaBindScreen, useBrowser());
