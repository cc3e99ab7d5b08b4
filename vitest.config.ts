import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'policy', root: 'packages/policy', include: ['src/**/*.test.ts'] } },
      { test: { name: 'machines', root: 'packages/machines', include: ['src/**/*.test.ts'] } },
      { test: { name: 'sdk', root: 'packages/sdk', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'tests/contract',
          include: ['**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      'apps/console/vitest.config.ts',
    ],
  },
});
