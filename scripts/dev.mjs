import './lib/require-node.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from './lib/command-error.mjs';
import { requireFreePort } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { capture, main, run, runTogether } from './lib/run.mjs';
import { serverEnv } from './lib/server-env.mjs';
import { watchFolder } from './lib/watch-folder.mjs';
import { inRoot, pinnedNode } from './lib/workspace.mjs';

// Matches the proxy of the console's Vite configuration.
const port = '4600';
const consolePort = '4610';

/** The server refuses it in production. */
const captcha = 'QA4600';

/** A restart of the server reads the bundle of the contract anew. */
const watched = [
  'apps/server/src',
  'packages/policy/src',
  'packages/machines/src',
  'openapi/generated',
].map((path) => `--watch-path=${inRoot(path)}`);

const generate = [inRoot('scripts/generate.mjs')];

async function generateAgain() {
  const { output } = await capture(pinnedNode, generate);
  console.log(output.trim());
}

/** @param {string} url */
async function untilServed(url) {
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(250, undefined, { ref: false });
  }
}

await main(async () => {
  const { QA_CAPTCHA = captcha } = process.env;
  const env = { ...serverEnv(), PORT: port, QA_CAPTCHA };
  await requireFreePort(env.HOST, port);
  await requireFreePort(env.HOST, consolePort);
  await install();
  if ((await run(pinnedNode, generate)) !== 0) {
    throw new CommandError('The types of the contract could not be generated.');
  }
  const endWatch = watchFolder(inRoot('openapi'), 'generated', generateAgain);
  const address = (/** @type {string} */ at) => `http://${env.HOST}:${at}`;
  const served = [`${address(port)}/readyz`, address(consolePort)].map(untilServed);
  Promise.all(served).then(() =>
    console.log(`\nBrokerdesk: ${address(consolePort)}/?env=demo (captcha: ${QA_CAPTCHA})`),
  );
  try {
    return await runTogether([
      {
        command: pinnedNode,
        args: [
          '--watch',
          '--watch-preserve-output',
          ...watched,
          inRoot('apps/server/src/server.ts'),
        ],
        shows: (line) => !line.startsWith('Brokerdesk is served at'),
        env,
      },
      {
        command: inRoot('apps/console/node_modules/.bin/vite'),
        args: ['--host', env.HOST, '--port', consolePort, '--strictPort', '--logLevel', 'warn'],
        cwd: inRoot('apps/console'),
      },
    ]);
  } finally {
    endWatch();
  }
});
