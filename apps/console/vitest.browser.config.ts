import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from '../../scripts/lib/find-chromium.mjs';
import { recordLabels } from './build/record-labels.ts';
import { substitutes } from './build/substitutes.ts';

const executablePath = findChromium();

/** Runs in a browser: only that has focus, `inert` and keys. */
export default defineConfig({
  plugins: [recordLabels(), react(), tailwindcss()],
  resolve: {
    alias: [
      { find: '#', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
      ...substitutes,
    ],
  },
  // Found while the tests run, they would reload the page under them.
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react-hook-form',
      'i18next',
      'lucide-react',
      'clsx',
      'class-variance-authority',
      'big.js',
      'write-excel-file/browser',
      '@brokerdesk/sdk > eventsource-parser',
      '@brokerdesk/sdk > openapi-fetch',
      '@brokerdesk/sdk > spark-md5',
      '@tanstack/react-query',
      '@tanstack/react-table',
      '@tanstack/react-virtual',
      '@tanstack/react-router',
      '@radix-ui/react-dialog',
      '@radix-ui/react-popover',
      '@radix-ui/react-alert-dialog',
      '@radix-ui/react-popover',
      '@radix-ui/react-select',
      'get-nonce',
      'react-day-picker',
      'react-day-picker/locale/en-US',
      'react-day-picker/locale/zh-CN',
      'xstate',
      '@xstate/react',
    ],
  },
  test: {
    name: 'console-browser',
    chaiConfig: { truncateThreshold: 2000 },
    testTimeout: 30_000,
    // As in the workspace's own configuration, which this one does not inherit.
    maxWorkers: '100%',
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
