import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { build, buildConsole } from '../../../scripts/lib/builds.mjs';
import { inRoot } from '../../../scripts/lib/workspace.mjs';
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

test('what a test builds has React as it is for people', async () => {
  const page = mkdtempSync(inRoot('apps/console/node_modules/.page-'));
  onTestFinished(() => rmSync(page, { recursive: true }));
  writeFileSync(join(page, 'index.html'), '<script type="module" src="main.js"></script>');
  writeFileSync(join(page, 'main.js'), "import { useId } from 'react';\nconsole.log(useId);\n");
  expect(process.env['NODE_ENV']).toBe('test');
  expect(await build(page)).toBe(0);
  const assets = join(page, 'dist/assets');
  const code = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
  const has = (text: string) => code.some((one) => one.includes(text));
  expect([has('useId'), has('Invalid hook call')]).toEqual([true, false]);
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
