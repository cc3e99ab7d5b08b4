import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { capture } from '../../scripts/lib/run.mjs';
import { output } from './output.ts';

export interface Runtime {
  name: string;
  spec: string;
  path: string;
  says: RegExp;
  args: readonly string[];
}

const node = (major: number): Runtime => ({
  name: `Node ${major}`,
  spec: `node@${major}`,
  path: 'node/bin/node',
  says: new RegExp(`^v${major}\\.`),
  args: [],
});

/** The oldest Node, as the `engines` of the packages say. */
const oldestNode = node(20);
const newestNode = node(24);

const supported: readonly Runtime[] = [
  oldestNode,
  node(22),
  newestNode,
  { name: 'Bun', spec: 'bun@1', path: '.bin/bun', says: /^1\./, args: ['run'] },
  {
    name: 'Deno',
    spec: 'deno@2',
    path: '.bin/deno',
    says: /^deno 2\./,
    // A program of Node may do what its user may; so may this one.
    args: ['run', '--quiet', '--allow-all', '--node-modules-dir=manual'],
  },
];

/** Oldest first. All in the long run (`npm run test:long -- runtimes`); the newest Node, which the workspace pins, in every other. */
export const runtimes = process.env['RUNTIMES'] === 'all' ? supported : [newestNode];

export async function findRuntime(runtime: Runtime, parent: string): Promise<string> {
  const program = runtime.path.split('/').at(-1) ?? '';
  const folder = join(parent, runtime.spec.replace('@', '-'));
  const installed = join(folder, 'node_modules', runtime.path);
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program));
  for (const candidate of [process.execPath, installed, ...onPath])
    if (await says(candidate, runtime)) return candidate;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  await output(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', runtime.spec],
    folder,
  );
  return installed;
}

export function programOf({ name }: Runtime, found: Readonly<Record<string, string>>): string {
  const program = found[name];
  if (program === undefined) throw new Error(`There is no ${name}.`);
  return program;
}

export async function findNpm(): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const npm = await realpath(join(folder, 'npm')).catch(() => '');
    if (npm.endsWith('.js')) return npm;
  }
  throw new Error('There is no npm on the PATH.');
}

async function says(program: string, { says: version }: Runtime): Promise<boolean> {
  const answer = await capture(program, ['--version']).catch(() => null);
  return answer?.code === 0 && version.test(answer.stdout);
}
