import './styles/tokens.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { accessState, auth, sessionEnd } from './app/actors.ts';
import { router } from './app/router.tsx';
import { followAccess, leaveOnEnd } from './app/session/leave-on-end.ts';
import { readSettings, start } from './app/start-up/start.ts';
import { StartUp } from './app/start-up/start-up.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root: the console has nowhere to be drawn.');

leaveOnEnd({ auth, accessState, sessionEnd, router });
followAccess(accessState, router);

createRoot(root).render(
  <StrictMode>
    <StartUp first={await start()} tryAgain={readSettings} />
  </StrictMode>,
);
