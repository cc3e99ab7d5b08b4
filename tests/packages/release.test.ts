import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inRoot } from '../../scripts/lib/workspace.mjs';
import { packageFolder, published } from './release.ts';

const { workspace } = inject('release');

test.each(published)(
  'a release of %s has a version, and a changelog that describes it',
  async (name) => {
    const folder = packageFolder(workspace, name);
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(version).not.toBe('0.0.0');
    expect(changelog).toContain(`# @brokerdesk/${name}\n\n## ${version}\n`);
  },
);

test.each(['package.json', 'apps/console', 'apps/server', 'tests'])(
  'a release leaves %s alone: it is not published',
  async (member) => {
    const file = member.endsWith('.json') ? member : join(member, 'package.json');
    expect(await readFile(join(workspace, file), 'utf8')).toBe(
      await readFile(inRoot(file), 'utf8'),
    );
  },
);
