import { cp, mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';
import type { Release } from './release.ts';

const sources = fileURLToPath(new URL('outside', import.meta.url));

/** The oldest TypeScript that the packages' types are for. */
const oldestTypeScript = '5.7';

/** Takes the tarballs from disk, and from the registry what a user would have beside them. */
export async function makeOutsideProject(folder: string, release: Release): Promise<string> {
  const project = join(folder, 'outside');
  await mkdir(project, { recursive: true });
  await cp(sources, project, { recursive: true });
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: {
      '@brokerdesk/machines': `file:${release.tarballs.machines}`,
      '@brokerdesk/policy': `file:${release.tarballs.policy}`,
      '@brokerdesk/sdk': `file:${release.tarballs.sdk}`,
      xstate: await installedVersion('xstate', 'packages/machines'),
    },
    devDependencies: {
      '@types/node': await installedVersion('@types/node', '.'),
      typescript: await installedVersion('typescript', '.'),
      'typescript-oldest': `npm:typescript@~${oldestTypeScript}`,
      vite: await installedVersion('vite', 'apps/console'),
    },
  };
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest));
  await output('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], project);
  return realpath(project);
}

export async function buildApplication(project: string): Promise<string> {
  await output(join(project, 'node_modules/.bin/vite'), ['build'], project);
  return join(project, 'dist');
}

async function installedVersion(dependency: string, member: string): Promise<string> {
  const { resolve } = createRequire(inRoot(member, 'package.json'));
  const manifest: { version: string } = JSON.parse(
    await readFile(resolve(`${dependency}/package.json`), 'utf8'),
  );
  return manifest.version;
}
