import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';
import type { Release } from './release.ts';

export const examples = [
  'sign-in',
  'nightly-report',
  'statement-import',
  'queue-ages',
  'replay-allocation',
  'deposit-page',
] as const;
export type Example = (typeof examples)[number];

const ofHouse: Readonly<Record<string, keyof Release['tarballs']>> = {
  '@brokerdesk/policy': 'policy',
  '@brokerdesk/sdk': 'sdk',
};

/** Takes the packages from their tarballs. */
export async function installExample(
  name: Example,
  folder: string,
  { tarballs }: Release,
): Promise<string> {
  const project = join(folder, name);
  await cp(inRoot('examples', name), project, { recursive: true });
  const file = join(project, 'package.json');
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    await readFile(file, 'utf8'),
  );
  for (const [dependency, packed] of Object.entries(ofHouse))
    if (dependency in manifest.dependencies)
      manifest.dependencies[dependency] = `file:${tarballs[packed]}`;
  await writeFile(file, JSON.stringify(manifest));
  await output('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], project);
  return project;
}
