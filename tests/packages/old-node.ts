import { access, mkdir, realpath, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { output } from './output.ts';

/** The oldest Node that the packages promise to run on, as their `engines` say. */
export const oldestNode = 20;

/** Finds a Node of that version on this machine, or takes one from the registry into the folder. */
export async function findOldestNode(folder: string): Promise<string> {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const place of (process.env['PATH'] ?? '').split(delimiter)) {
    const node = join(place, name);
    if (await isOldestNode(node)) return node;
  }
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await output('npm', ['install', '--no-audit', '--no-fund', `node@${oldestNode}`], folder);
  return join(folder, 'node_modules/node/bin', name);
}

/** The program of npm, to be run by a Node of one's choice. */
export async function findNpm(): Promise<string> {
  for (const place of (process.env['PATH'] ?? '').split(delimiter)) {
    const npm = await realpath(join(place, 'npm')).catch(() => '');
    if (npm.endsWith('.js')) return npm;
  }
  throw new Error('There is no npm on the PATH.');
}

async function isOldestNode(node: string): Promise<boolean> {
  try {
    await access(node);
    return (await output(node, ['--version'], '.')).startsWith(`v${oldestNode}.`);
  } catch {
    return false;
  }
}
