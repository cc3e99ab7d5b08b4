import { existsSync } from 'node:fs';
import { CommandError } from './command-error.mjs';
import { fingerprint, isUpToDate, markUpToDate } from './fingerprint.mjs';
import { capture, run } from './run.mjs';
import { inRoot, pinnedNode } from './workspace.mjs';

const pnpmMajor = 12;
const stamp = inRoot('node_modules', '.brokerdesk-install');

/** @returns {Promise<{ command: string, args: string[] }>} how to call pnpm on this machine */
export async function findPnpm() {
  const installed = await capture('pnpm', ['--version']).catch(() => undefined);
  if (installed?.code === 0 && installed.stdout.trim().startsWith(`${pnpmMajor}.`)) {
    return { command: 'pnpm', args: [] };
  }
  return { command: 'npx', args: ['--yes', '--loglevel=error', `pnpm@${pnpmMajor}`] };
}

export async function install() {
  const wanted = `${process.platform}-${process.arch} ${await fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])}`;
  if (existsSync(pinnedNode) && (await isUpToDate(stamp, wanted))) return;

  console.log('Installing the dependencies …');
  const pnpm = await findPnpm();
  const code = await run(pnpm.command, [
    ...pnpm.args,
    'install',
    '--frozen-lockfile',
    '--prod=false', // NODE_ENV=production would leave out the pinned Node and the bundler.
    '--config.confirm-modules-purge=false',
    // Some packages want a newer Node than the one that runs pnpm: they get the pinned one.
    '--loglevel=error',
  ]);
  if (code !== 0) {
    throw new CommandError(
      'The dependencies could not be installed: see what pnpm wrote above, check the network and the npm registry, and try again.',
    );
  }
  await markUpToDate(stamp, wanted);
}
