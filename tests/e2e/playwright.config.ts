import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from '../support/find-chromium.ts';
import type { When } from './support/looks/looks.ts';

const executablePath = findChromium();

const long = '**/*.long.spec.ts';

export default defineConfig<{ when: When }>({
  testDir: '.',
  projects: [
    { name: 'stories', testMatch: '**/*.spec.ts', testIgnore: long, grepInvert: /@night/ },
    { name: 'night', testMatch: '**/*.spec.ts', testIgnore: long, grep: /@night/ },
    // The looks at each page that a day leaves out, too.
    { name: 'long', testMatch: [long, '**/pages.spec.ts'], use: { when: 'night' } },
  ],
  globalSetup: './support/seeded-data.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every story takes as long as playing it: `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // No page of a story lives long enough to gain from optimised code: it costs a twelfth of the time.
      args: [...chromiumFlags, '--js-flags=--no-opt --no-maglev'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
