import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/lib/find-chromium.mjs';

const executablePath = findChromium();

/** Covers features of browsers only: locks, storages, tabs and upload progress. */
export default defineConfig({
  test: {
    name: 'sdk-browser',
    chaiConfig: { truncateThreshold: 2000 },
    testTimeout: 30_000,
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: 'tests/browser/staff-server-setup.ts',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
