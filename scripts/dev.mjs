// The server and the console, both reloading on a change: `pnpm dev`.
import './lib/require-node.mjs';
import { CommandError } from './lib/command-error.mjs';
import { requireFreePort } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { main, run, runTogether } from './lib/run.mjs';
import { serverEnv } from './lib/server-env.mjs';
import { inRoot, pinnedNode } from './lib/workspace.mjs';

// Where the Vite configuration of the console sends the calls of the contract.
const port = '4600';

await main(async () => {
  const env = { ...serverEnv(), PORT: port };
  await requireFreePort(env.HOST, port);
  await install();
  if ((await run(pinnedNode, [inRoot('scripts/generate.mjs')])) !== 0) {
    throw new CommandError('The types of the contract could not be generated.');
  }
  return runTogether([
    { command: pinnedNode, args: ['--watch', inRoot('apps/server/src/server.ts')], env },
    {
      command: inRoot('apps/console/node_modules/.bin/vite'),
      args: [],
      cwd: inRoot('apps/console'),
    },
  ]);
});
