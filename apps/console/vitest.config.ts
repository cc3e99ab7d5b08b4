import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { recordLabels } from './build/record-labels.ts';

export default defineConfig({
  plugins: [recordLabels()],
  resolve: { alias: { '#': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    name: 'console',
    chaiConfig: { truncateThreshold: 2000 },
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.tsx'],
    // As in the workspace's own configuration, which this one does not inherit.
    maxWorkers: '100%',
    isolate: false,
  },
});
