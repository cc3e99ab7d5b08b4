import { CommandError } from './command-error.mjs';
import { compressFolder } from './compress-folder.mjs';
import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs';
import { run } from './run.mjs';
import { inRoot } from './workspace.mjs';

const inputs = [
  'apps/console',
  'packages',
  'openapi/generated',
  'pnpm-lock.yaml',
  'scripts/lib/compress-folder.mjs',
];
const stamp = inRoot('apps/console/dist/.inputs');

/**
 * Builds a folder as it is for people, into its `dist`.
 *
 * @param {string} cwd
 * @returns {Promise<number>} the exit code
 */
export const build = (cwd) =>
  run(inRoot('apps/console/node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], {
    cwd,
    // Vitest says `test`, and React would come as it is for developers: half as large again.
    env: { NODE_ENV: 'production' },
  });

const serverInputs = ['apps/server', 'packages', 'openapi/generated', 'pnpm-lock.yaml'];
const serverFolder = inRoot('apps/server/node_modules/.cache/server');

/**
 * Makes one file of the server, for tests, unless nothing that goes into it has changed.
 *
 * @returns {Promise<string>} the path of the program
 */
export async function bundleServer() {
  const current = await fingerprint(serverInputs);
  const serverStamp = `${serverFolder}/.inputs`;
  if (!(await isUpToDate(serverStamp, current))) {
    const code = await build(inRoot('apps/server'));
    if (code !== 0)
      throw new CommandError('The server could not be built: see what Vite wrote above.');
    await markUpToDate(serverStamp, current);
  }
  return `${serverFolder}/server.mjs`;
}

export async function buildConsole() {
  const current = await fingerprint(inputs);
  if (await isUpToDate(stamp, current)) return;

  console.log('Building the console …');
  const code = await build(inRoot('apps/console'));
  if (code !== 0)
    throw new CommandError('The console could not be built: see what Vite wrote above.');
  await compressFolder(inRoot('apps/console/dist'));
  await markUpToDate(stamp, current);
}
