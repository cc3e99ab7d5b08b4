import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/lib/find-chromium.mjs';

const executablePath = findChromium();

/** What only a browser can show, and no page of the console does: what is in sight of a long list. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '#': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'console-browser',
    testTimeout: 30_000,
    include: ['src/**/*.browser.test.tsx'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
