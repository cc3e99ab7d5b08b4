import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** A failed list of problems says which: by itself, the message ends in `[ Array(1) ]` after 40 characters. */
const wholeMessages = { chaiConfig: { truncateThreshold: 2000 } };

const server = {
  ...wholeMessages,
  root: 'apps/server',
  include: ['src/**/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 180_000,
};

const contract = {
  ...wholeMessages,
  root: 'tests/contract',
  include: ['**/*.test.ts'],
  testTimeout: 30_000,
  hookTimeout: 180_000,
};

const model = {
  ...wholeMessages,
  root: 'tests/model',
  testTimeout: 60_000,
  hookTimeout: 180_000,
};

const long = '**/*.long.test.ts';

const histories = {
  ...wholeMessages,
  root: 'tests/histories',
  include: ['**/*.test.ts'],
};

/** One worker reads the modules once for all of its files: no test changes what another one imports. */
const shared = { ...wholeMessages, isolate: false };

const needsPostgres = ['src/replicas/**', 'src/backup/postgres.test.ts'];

const onPostgres = {
  globalSetup: fileURLToPath(new URL('tests/support/postgres-setup.ts', import.meta.url)),
};

export default defineConfig({
  test: {
    // By itself, vitest leaves a core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        test: { ...shared, name: 'policy', root: 'packages/policy', include: ['src/**/*.test.ts'] },
      },
      {
        test: {
          ...shared,
          name: 'machines',
          root: 'packages/machines',
          include: ['src/**/*.test.ts'],
        },
      },
      {
        test: {
          // By itself: a module of Node that one file watches must not be read by another one before.
          name: 'sdk',
          root: 'packages/sdk',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // On the embedded database: all of them, for a machine without PostgreSQL.
      {
        test: {
          ...server,
          name: 'server',
          // Several processes need a PostgreSQL that they share.
          exclude: [...needsPostgres, long],
        },
      },
      {
        test: {
          ...server,
          name: 'server-embedded',
          include: ['src/*.test.ts', 'src/{kernel/{db,money},platform/ledger}/*.test.ts'],
          exclude: [
            'src/server.test.ts',
            // About PostgreSQL, and about SQL that both read alike: by night on the embedded database too.
            'src/kernel/db/migrate.test.ts',
            'src/platform/ledger/ledger-check.test.ts',
            long,
          ],
        },
      },
      {
        test: {
          ...server,
          ...onPostgres,
          // A worker also migrates one database for all of its files to copy.
          ...shared,
          name: 'server-postgres',
          exclude: [long],
        },
      },
      {
        test: {
          ...server,
          ...onPostgres,
          name: 'server-long',
          // The figures of random records, of seeds that no one has tried before.
          include: [long, 'src/domains/figures/equal-*.test.ts'],
          env: { NEW_SEEDS: 'yes' },
        },
      },
      { test: { ...contract, name: 'contract' } },
      { test: { ...contract, ...onPostgres, ...shared, name: 'contract-postgres' } },
      {
        test: {
          ...model,
          ...onPostgres,
          name: 'model',
          include: ['**/*.test.ts'],
          exclude: [long],
        },
      },
      {
        test: {
          ...model,
          name: 'model-long',
          include: ['screen/**/*.long.test.ts'],
          globalSetup: fileURLToPath(
            new URL('tests/model/screen/build-console-setup.ts', import.meta.url),
          ),
        },
      },
      {
        test: {
          ...model,
          ...onPostgres,
          name: 'mutants-long',
          include: ['mutants/**/*.long.test.ts'],
        },
      },
      // Each run starts two servers and a PostgreSQL of its own, whose faults would disturb other tests.
      { test: { ...histories, name: 'histories', exclude: [long] } },
      { test: { ...histories, name: 'histories-long', include: [long] } },
      {
        test: {
          ...wholeMessages,
          name: 'packages',
          root: 'tests/packages',
          include: ['**/*.test.ts'],
          // In this order: its servers use that PostgreSQL.
          globalSetup: [
            onPostgres.globalSetup,
            fileURLToPath(new URL('tests/packages/setup.ts', import.meta.url)),
          ],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      { test: { ...shared, name: 'docs', root: 'tests/docs', include: ['**/*.test.ts'] } },
      'apps/console/vitest.config.ts',
      'apps/console/vitest.browser.config.ts',
      'packages/sdk/vitest.browser.config.ts',
    ],
  },
});
