import './styles/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accessState, auth, mayBeSignedIn, sessionEnd } from './app/actors.ts';
import { pages } from './app/pages/page-registry.ts';
import { router } from './app/router.tsx';
import { followAccess, leaveOnEnd } from './app/session/leave-on-end.ts';
import { loadAhead } from './app/start-up/load-ahead.ts';
import { readSettings, start } from './app/start-up/start.ts';
import { StartUp } from './app/start-up/start-up.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root: the console has nowhere to be drawn.');

leaveOnEnd({ auth, accessState, sessionEnd, router });
followAccess(accessState, router);

if (mayBeSignedIn()) loadAhead(pages, location.pathname);

createRoot(root).render(
  <StrictMode>
    <StartUp first={await start()} tryAgain={readSettings} />
  </StrictMode>,
);
