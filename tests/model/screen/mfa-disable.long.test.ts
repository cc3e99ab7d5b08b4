import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { mfaDisableScreen } from './mfa-disable.screen.ts';
import { testOnScreen } from './test-screen.ts';
import { useBrowser } from './use-browser.ts';

testOnScreen(mfaDisableModel, mfaDisableScreen, useBrowser());
