import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { findPnpm } from '../../scripts/lib/install.mjs';
import { packArguments } from '../../scripts/lib/publish.mjs';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { output } from './output.ts';

/** The folders under `packages/` that are published, each after what it depends on. */
export const published = ['policy', 'machines', 'sdk'] as const;
export type Published = (typeof published)[number];

export interface Release {
  readonly workspace: string;
  readonly tarballs: Record<Published, string>;
}

export const repository = 'git+https://git.example.com/brokerdesk.git';

/** Publishes nothing. */
export async function rehearseRelease(folder: string): Promise<Release> {
  const workspace = join(folder, 'workspace');
  await copyWorkspace(workspace);
  await output('changeset', ['version'], workspace);
  const destination = join(folder, 'tarballs');
  const pnpm = await findPnpm();
  for (const name of published) {
    const pack = [...pnpm.args, ...packArguments(destination)];
    const env = { BROKERDESK_REPOSITORY: repository };
    await output(pnpm.command, pack, packageFolder(workspace, name), env);
  }
  const files = await readdir(destination);
  const tarballOf = (name: Published) => {
    const file = files.find((each) => each.startsWith(`brokerdesk-${name}-`));
    if (file === undefined) throw new Error(`There is no tarball of ${name} in ${destination}.`);
    return join(destination, file);
  };
  return {
    workspace,
    tarballs: {
      policy: tarballOf('policy'),
      machines: tarballOf('machines'),
      sdk: tarballOf('sdk'),
    },
  };
}

export const packageFolder = (workspace: string, name: Published) =>
  join(workspace, 'packages', name);

/**
 * A copy, since a release writes versions and builds afresh: whatever else runs in the workspace
 * keeps its files. Of what is not published, it has the manifests only.
 */
async function copyWorkspace(workspace: string): Promise<void> {
  const members = await memberFolders();
  const files = [
    '.changeset',
    'package.json',
    'pnpm-workspace.yaml',
    'scripts',
    'tsconfig.base.json',
    ...members.map((member) => join(member, 'package.json')),
    ...published.flatMap((name) =>
      ['src', 'tsconfig.json', 'README.md', 'LICENSE'].map((file) => join('packages', name, file)),
    ),
    'packages/machines/reference.md',
    'packages/sdk/guide.md',
    'packages/sdk/reference',
  ];
  // The first release has no changelog to add to.
  const changelogs = published
    .map((name) => join('packages', name, 'CHANGELOG.md'))
    .filter((file) => existsSync(inRoot(file)));
  for (const file of [...files, ...changelogs]) {
    await cp(inRoot(file), join(workspace, file), { recursive: true });
  }
  for (const name of published) await linkDependencies(workspace, name);
}

async function memberFolders(): Promise<string[]> {
  const folders = ['tests'];
  for (const parent of ['apps', 'packages']) {
    for (const member of await readdir(inRoot(parent))) folders.push(join(parent, member));
  }
  return folders;
}

async function linkDependencies(workspace: string, name: Published): Promise<void> {
  const manifest: { dependencies?: object; devDependencies?: object } = JSON.parse(
    await readFile(inRoot('packages', name, 'package.json'), 'utf8'),
  );
  for (const dependency of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const target = dependency.startsWith('@brokerdesk/')
      ? join(workspace, 'packages', basename(dependency))
      : inRoot('packages', name, 'node_modules', dependency);
    const link = join(packageFolder(workspace, name), 'node_modules', dependency);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link, 'junction');
  }
}
