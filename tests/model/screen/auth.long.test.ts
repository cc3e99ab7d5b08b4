import { authModel } from '../machines/auth.model.ts';
import { authScreen } from './auth.screen.ts';
import { testOnScreen } from './test-screen.ts';
import { useBrowser } from './use-browser.ts';

testOnScreen(authModel, authScreen, useBrowser());
