import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { affectedBy, chooseTests, partsOf, smoke } from '../../scripts/lib/changed-tests.mjs';
import { testParts } from '../../scripts/lib/test-parts.mjs';

const repository: Readonly<Record<string, { says?: string; imports?: readonly string[] }>> = {
  'openapi/openapi.yaml': {
    says: [
      '  /withdraw/admin/v1/list: { $ref: paths/withdrawal.yaml#/list }',
      '  /loan/v1/list: { $ref: paths/loan.yaml#/list }',
    ].join('\n'),
  },
  'apps/server/src/app.ts': {
    imports: [
      'apps/server/src/domains/withdrawal/routes.ts',
      'apps/server/src/domains/loan/routes.ts',
      'apps/server/src/platform/audit.ts',
    ],
  },
  'apps/server/src/platform/audit.ts': {},
  'apps/server/src/platform/audit.test.ts': { imports: ['apps/server/src/app.ts'] },
  'apps/server/src/testing/test-server.ts': { imports: ['apps/server/src/app.ts'] },
  'apps/server/src/domains/withdrawal/routes.ts': {
    says: `'GET /withdraw/admin/v1/list': list`,
    imports: ['apps/server/src/domains/withdrawal/fee.ts'],
  },
  'apps/server/src/domains/withdrawal/fee.ts': {},
  'apps/server/src/domains/withdrawal/withdrawals.test.ts': {
    imports: ['apps/server/src/testing/test-server.ts'],
  },
  'apps/server/src/domains/loan/routes.ts': { says: `'GET /loan/v1/list': list` },
  'apps/server/src/domains/loan/loans.test.ts': {
    imports: ['apps/server/src/testing/test-server.ts'],
  },
  'apps/console/src/business/list/table.tsx': {},
  'apps/console/src/business/list/table.browser.test.tsx': {
    imports: ['apps/console/src/business/list/table.tsx'],
  },
  'apps/console/src/business/list/list-labels.test.ts': { says: 'import.meta.glob(…)' },
  'apps/console/src/features/withdrawals/withdrawal-page.tsx': {},
  'apps/console/src/features/withdrawals/withdrawal-list.ts': {
    says: `sdk.GET('/withdraw/admin/v1/list')`,
    imports: ['apps/console/src/business/list/table.tsx'],
  },
  'apps/console/src/features/withdrawals/total.test.ts': {},
  'apps/console/src/features/loans/loan-page.tsx': {},
  'apps/console/src/features/loans/loan-list.ts': { says: `sdk.GET('/loan/v1/list')` },
  'apps/console/src/features/loans/loans.test.ts': {},
  'packages/machines/src/guard.ts': {},
  'packages/machines/src/guard.test.ts': { imports: ['packages/machines/src/guard.ts'] },
  'packages/sdk/src/generated/contract.ts': {},
  'tests/contract/answers.test.ts': {},
  'tests/docs/links.test.ts': {},
  'tests/model/guard.test.ts': { imports: ['packages/machines/src/guard.ts'] },
  'tests/model/night.long.test.ts': { imports: ['packages/machines/src/guard.ts'] },
  'tests/packages/tarball.test.ts': {},
  'tests/e2e/withdrawals.spec.ts': {},
  'tests/e2e/loans.spec.ts': {},
  'tests/e2e/sign-in.spec.ts': {},
  'tests/e2e/fees.spec.ts': {
    says: `goto('/funds/withdrawal'); goto('/funds/withdrawal?q=1'); goto('/funds/loan')`,
  },
};

const files = Object.keys(repository);
const importers = new Map(
  files.map((path) => [
    path,
    files.filter((other) => repository[other]?.imports?.includes(path) === true),
  ]),
);
const pages = [
  { path: '/funds/withdrawal', file: 'withdrawal-page.tsx' },
  { path: '/funds/loan', file: 'loan-page.tsx' },
];
const read = (path: string) => repository[path]?.says ?? '';

/** Leaves out tests of the documents, which run after any change. */
function chosenAfter(...changed: string[]) {
  const choices = chooseTests(changed, { files, importers, read, pages });
  return Object.fromEntries(
    choices.flatMap(({ part, chosen }) => {
      const names = chosen.filter((path) => path !== 'tests/docs/links.test.ts');
      return names.length > 0 ? [[part, names.map((path) => path.replace(/.*\//, ''))]] : [];
    }),
  );
}

describe('the tests of a change', () => {
  it('are those of its folder, those that read all sources, and its stories for a feature', () => {
    expect(chosenAfter('apps/console/src/features/withdrawals/withdrawal-list.ts')).toEqual({
      unit: ['list-labels.test.ts', 'total.test.ts'],
      e2e: ['withdrawals.spec.ts', 'fees.spec.ts'],
    });
  });

  it('are those of its folder, the contract, and the stories of the features that call it for a domain', () => {
    expect(chosenAfter('apps/server/src/domains/withdrawal/fee.ts')).toEqual({
      postgres: ['withdrawals.test.ts'],
      contract: ['answers.test.ts'],
      e2e: ['withdrawals.spec.ts', 'fees.spec.ts'],
    });
  });

  it('are all of the server, and the smoke stories for the whole server', () => {
    expect(chosenAfter('apps/server/src/app.ts')).toEqual({
      postgres: ['audit.test.ts', 'withdrawals.test.ts', 'loans.test.ts'],
      contract: ['answers.test.ts'],
      e2e: ['sign-in.spec.ts'],
    });
  });

  it('are those that import it, and the smoke stories for a shared folder of the console', () => {
    expect(chosenAfter('apps/console/src/business/list/table.tsx')).toEqual({
      unit: ['table.browser.test.tsx', 'list-labels.test.ts'],
      e2e: ['sign-in.spec.ts'],
    });
  });

  it('are those of the server and the features that have its operations for a file of the contract', () => {
    expect(
      chosenAfter('openapi/paths/loan.yaml', 'packages/sdk/src/generated/contract.ts'),
    ).toMatchObject({
      postgres: ['loans.test.ts'],
      contract: ['answers.test.ts'],
      e2e: ['loans.spec.ts', 'sign-in.spec.ts'],
    });
  });

  it('are the model, which no other change runs, and the packages for a machine', () => {
    expect(chosenAfter('packages/machines/src/guard.ts')).toEqual({
      unit: ['guard.test.ts'],
      model: ['guard.test.ts'],
      packages: ['tarball.test.ts'],
      e2e: ['sign-in.spec.ts'],
    });
  });

  it('are all of the server for migrations', () => {
    expect(chosenAfter('apps/server/migrations/0012_more.sql')).toMatchObject({
      postgres: ['audit.test.ts', 'withdrawals.test.ts', 'loans.test.ts'],
      contract: ['answers.test.ts'],
    });
  });

  it.each(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'vitest.config.ts', 'tests/support/stack.ts'])(
    'are all that there are, after one of %s',
    (path) => {
      const choices = chooseTests([path], { files, importers, read, pages });
      expect(choices.filter(({ chosen, of }) => chosen.length < of)).toEqual([]);
    },
  );

  it('are all stories for the configuration of stories', () => {
    expect(chosenAfter('tests/e2e/playwright.config.ts')).toEqual({
      e2e: ['withdrawals.spec.ts', 'loans.spec.ts', 'sign-in.spec.ts', 'fees.spec.ts'],
    });
  });

  it('are those of the documents after any change, and none without one', () => {
    const [unit] = chooseTests(['README.md'], { files, importers, read, pages });
    expect(unit?.chosen).toEqual(['tests/docs/links.test.ts']);
    expect(
      chooseTests([], { files, importers, read, pages }).flatMap(({ chosen }) => chosen),
    ).toEqual([]);
  });

  it('are reached through imports of imports, but not through a whole server', () => {
    const affected = affectedBy(['apps/server/src/domains/withdrawal/fee.ts'], importers);
    expect([...affected]).toContain('apps/server/src/app.ts');
    expect([...affected]).not.toContain('apps/server/src/testing/test-server.ts');
  });
});

describe('in the repository', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const stories = globSync('tests/e2e/**/*.spec.ts', { cwd: root });

  it.each(smoke)('there is a smoke story named %s', (name) => {
    expect(stories.filter((path) => path.endsWith(`/${name}.spec.ts`))).toHaveLength(1);
  });

  it('every part of npm test but the check is chosen from', () => {
    const parts = chooseTests([], { files, importers, read, pages }).map(({ part }) => part);
    const known = testParts.everyday.map(({ id }) => id).filter((id) => id !== 'check');
    expect(parts.toSorted()).toEqual(known.toSorted());
  });

  it('every test belongs to a part of npm test, or takes a night', () => {
    const tests = globSync('{apps,packages,tests}/**/*.{test,spec}.{ts,tsx}', {
      cwd: root,
      exclude: (path) => path === 'node_modules' || path.endsWith('/node_modules'),
    });
    const without = tests.filter((path) => partsOf(path).length === 0);
    expect(tests.length).toBeGreaterThan(500);
    expect(without.filter((path) => !path.includes('.long.'))).toEqual([]);
  });
});
