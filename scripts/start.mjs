// Runs on any Node from 20; the server itself runs on the Node that the workspace pins.
import './lib/require-node.mjs';
import { buildConsole } from './lib/builds.mjs';
import { requireFreePort } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { main, runTogether } from './lib/run.mjs';
import { serverEnv } from './lib/server-env.mjs';
import { inRoot, pinnedNode } from './lib/workspace.mjs';

await main(async () => {
  const env = serverEnv();
  await requireFreePort(env.HOST, env.PORT);
  await install();
  await buildConsole();
  console.log(
    `Every page of the menu, hidden by no tenant: http://${env.HOST}:${env.PORT}/?env=demo`,
  );
  return runTogether([{ command: pinnedNode, args: [inRoot('apps/server/src/server.ts')], env }]);
});
