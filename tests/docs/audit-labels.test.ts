import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { subjectTypes } from '../../apps/console/src/business/audit/subject-types.ts';
import { actionDomains } from '../../apps/console/src/features/audit-log/action-domains.ts';
import { expectNone } from '../support/expect-none.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const server = globSync('apps/server/src/{domains,platform,http}/**/*.ts', { cwd: root })
  // Events of the desk's calendar are not written.
  .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('/desk-dates.ts'))
  .map((path) => readFileSync(`${root}${path}`, 'utf8'))
  .join('\n');
const groups = (pattern: RegExp) => [
  ...new Set([...server.matchAll(pattern)].map(([, group = '']) => group)),
];

const written = groups(/'([a-z_]+\.[a-z_]+)'/g).filter((name) => !/\.(ts|id)$/.test(name));
const actions = written.filter((name) => server.includes(`action: '${name}'`));
const versioned = groups(/versioned\(\{\s+table: \w+,\s+type: '([a-z_]+)'/g);
const domains = [
  ...versioned,
  ...actions.map((name) => name.split('.')[0] ?? ''),
  ...groups(/action: `([a-z_]+)\.\$\{/g),
];
const verbs = [
  ...groups(/action: `\$\{type\}\.([a-z_]+)`/g),
  ...actions.map((name) => name.split('.')[1] ?? ''),
  ...groups(/\bwhat: '([a-z_]+)'/g),
  ...groups(/\bevent: '([a-z_]+)'/g),
  ...groups(/\bhappened: '([a-z_]+)'/g),
];
const types = [...versioned, ...groups(/subject: \{ type: '([a-zA-Z_]+)'/g)];

describe('the audit log', () => {
  it.each(['zh-CN', 'en-US'])(
    'has a label for everything that the server writes into the audit log, in %s',
    (language) => {
      const file = `packages/sdk/src/labels/${language}/audit-log.json`;
      const labels = JSON.parse(readFileSync(`${root}${file}`, 'utf8'));
      expect(actions.length).toBeGreaterThan(40);
      const missing = (group: string, names: readonly string[]) =>
        names
          .filter((name) => labels[group][name] === undefined)
          .map((name) => `the label ${group}.${name} is missing in ${file}`);
      expectNone([
        ...missing('domain', [...domains, ...actionDomains]),
        ...missing('verb', verbs),
        ...missing('subjectType', [...types, ...subjectTypes]),
      ]);
    },
  );

  it('is filtered by every domain and every kind of record that there is', () => {
    const missing = (known: readonly string[], names: readonly string[], file: string) =>
      names
        .filter((name) => !known.includes(name))
        .map((name) => `'${name}' is missing in apps/console/src/${file}`);
    expectNone([
      ...missing(actionDomains, domains, 'features/audit-log/action-domains.ts'),
      ...missing(subjectTypes, types, 'business/audit/subject-types.ts'),
    ]);
  });

  it('is linked from every drawer of a record', () => {
    const features = 'apps/console/src/features/';
    const drawers = globSync(`${features}**/*.tsx`, { cwd: root }).filter(
      (path) =>
        !path.endsWith('.test.tsx') && readFileSync(`${root}${path}`, 'utf8').match(/<Drawer\s/),
    );
    const unlinked = drawers
      .filter((path) => !readFileSync(`${root}${path}`, 'utf8').includes('<RecordEntriesLink'))
      .map((path) => path.slice(features.length));
    expect(drawers.length).toBeGreaterThan(unlinked.length);
    // `ListedDrawer` and `ReviewDrawer` cannot do without `auditedAs`. These show no single record.
    expect(unlinked.toSorted()).toEqual([
      'client-drawer/ledger-entries/entries-drawer.tsx',
      'emergency/find-order.tsx',
      'permissions/matrix/resource-drawer.tsx',
    ]);
  });

  it('is linked from every record that has no drawer: settings, the trade config and documents', () => {
    const features = 'apps/console/src/features/';
    const linked = globSync(`${features}**/*.tsx`, { cwd: root }).flatMap((path) => {
      const source = readFileSync(`${root}${path}`, 'utf8');
      return [...source.matchAll(/<RecordEntriesLink of=\{\{ type: '(\w+)'/g)].map(
        ([, type]) => type,
      );
    });
    expect(linked).toEqual(expect.arrayContaining(['document', 'setting']));
    const histories = globSync(`${features}**/*.tsx`, { cwd: root }).filter((path) =>
      /<RecordHistory\s|<ProposalHistory type="setting"/.test(
        readFileSync(`${root}${path}`, 'utf8'),
      ),
    );
    expect(histories.length).toBeGreaterThan(1);
    for (const path of histories) {
      expect(readFileSync(`${root}${path}`, 'utf8'), path).toContain('<RecordEntriesLink');
    }
  });
});
