import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildConsole } from '../../../scripts/lib/build-console.mjs';
import config from '../../../vitest.config.ts';
import buildBeforePaths from './build-console-setup.ts';

const folder = import.meta.dirname;

test('the console is built once before all paths at the screen, in a fresh clone as well', () => {
  const projects = config.test?.projects ?? [];
  const onScreen = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'model-long'
      ? [project.test.globalSetup]
      : [],
  );
  expect(onScreen).toEqual([join(folder, 'build-console-setup.ts')]);
  expect(buildBeforePaths).toBe(buildConsole);
});

test('every wait at the screen has the one patience', () => {
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && name !== 'patience.ts' && !name.endsWith('.test.ts'),
  );
  const impatient = files.filter((name) =>
    // `toPass` waits for ever by itself, and the `expect` of Playwright five seconds.
    /timeout: \d|toPass\(\)|from '@playwright\/test'/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(files).toContain('console-page.ts');
  expect(impatient).toEqual([]);
});
