import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { logFailure } from '#/core/browser/log.ts';
import {
  accessState,
  auth,
  mayBeSignedIn,
  sessionEnd,
  startSession,
} from '#/core/session/page-session.ts';
import { followAccess, leaveOnEnd } from '#/core/session/session-end.ts';
import { router } from '#/core/start/router.tsx';
import { SlowSettings, slowStartMs } from '#/core/start/slow-start.tsx';
import { preloadFirstPage, start, startAgain } from '#/core/start/start.ts';
import { StartUp } from '#/core/start/start-up.tsx';

import '#/styles/tokens.css';

const root = createRoot(document.getElementById('root') ?? document.body);

startSession();
leaveOnEnd({ auth, accessState, sessionEnd, router });
followAccess(accessState, router);

if (mayBeSignedIn()) preloadFirstPage(location.pathname);

const slow = setTimeout(() => root.render(<SlowSettings />), slowStartMs);
start()
  .then(
    (first) => {
      document.getElementById('not-started')?.remove();
      root.render(
        <StrictMode>
          <StartUp first={first} tryAgain={startAgain} />
        </StrictMode>,
      );
    },
    (error: unknown) => {
      logFailure('The console could not be started', error);
      // The text for that is in the page, in both languages: the texts are what is missing.
      document.documentElement.dataset['start'] = 'failed';
    },
  )
  .finally(() => clearTimeout(slow));
