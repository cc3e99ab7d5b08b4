import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { collectEvidence } from './evidence.ts';

let browser: Browser;
beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  });
});
afterAll(() => browser?.close());

async function onPage() {
  const folder = await mkdtemp(join(tmpdir(), 'model-evidence-'));
  const page = await browser.newPage();
  onTestFinished(async () => {
    await page.close();
    await rm(folder, { recursive: true });
  });
  const collect = () => collectEvidence(page, 'one', folder);
  return { page, collect, has: (file: string) => existsSync(join(folder, file)) };
}

test('a failed walk leaves a picture of the page, until one passes', async () => {
  const { collect, has } = await onPage();
  const failed = await collect();
  expect(await failed.keep()).toEqual({ picture: 'pictures/one.png' });
  expect(has('pictures/one.png')).toBe(true);
  const passed = await collect();
  await passed.drop();
  expect(has('pictures/one.png')).toBe(false);
});

test('a path that is replayed and fails leaves a trace as well', async () => {
  vi.stubEnv('MODEL_PATH', 'one');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { collect, has } = await onPage();
  const failed = await collect();
  expect(await failed.keep()).toEqual({ picture: 'pictures/one.png', trace: 'traces/one.zip' });
  expect(has('traces/one.zip')).toBe(true);
});

test('a page that is gone leaves nothing, and its failure stays what it was', async () => {
  const { page, collect } = await onPage();
  const evidence = await collect();
  await page.close();
  expect(await evidence.keep()).toEqual({});
});
