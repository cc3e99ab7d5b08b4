import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { allPaths } from '../paths/all-paths.ts';
import { lampModel, resultsOf } from './lamp.fixture.ts';
import { report } from './report.ts';

const ids = allPaths(lampModel).map(({ id }) => id);
const [failing = ''] = ids;
let browser: Browser;
let resultsFolder: string;
let address: string;

beforeAll(async () => {
  resultsFolder = await resultsOf(lampModel, {
    provided: ids.map((path) => ({ path, outcome: 'passed', ms: 3 })),
    served: [{ path: failing, outcome: 'failed', ms: 20, error: 'Error: it stays <dark>' }],
  });
  const pageFile = join(resultsFolder, 'report.html');
  await report({ models: [lampModel], pathsOf: allPaths, resultsFolder, pageFile });
  address = pathToFileURL(pageFile).href;
  const executablePath = findChromium();
  browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
});
afterAll(async () => {
  await browser?.close();
  if (resultsFolder) await rm(resultsFolder, { recursive: true });
});

async function open(hash = '', options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => faults.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) faults.push(request.url());
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults, 'errors, and requests to elsewhere').toEqual([]);
  });
  await page.goto(`${address}${hash}`);
  return page;
}

const shownPaths = (page: Page) => page.locator('.path:not([hidden])').count();

test('the id of a failed path leads to its story, opened, with the error', async () => {
  const page = await open(`#${failing}`);
  const path = page.locator(`[id="${failing}"]`);
  await path.getByText('Error: it stays <dark>').waitFor();
  await path.getByRole('heading', { name: 'Given' }).waitFor();
  expect(await path.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
});

test('paths are found by result, state, event, kind and words, and shown again when cleared', async () => {
  const page = await open();
  expect(await shownPaths(page)).toBe(ids.length);

  await page.getByLabel('Result').selectOption('Failed');
  expect(await shownPaths(page)).toBe(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await shownPaths(page)).toBe(ids.length);

  const withLight = allPaths(lampModel).filter(({ steps }) => steps.some(({ to }) => to === 'on'));
  await page.getByLabel('State').selectOption('It is light');
  expect(await shownPaths(page)).toBe(withLight.length);
  await page.getByLabel('Kind').selectOption('With: fault');
  expect(await shownPaths(page)).toBeLessThan(withLight.length);
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.getByLabel('Event').selectOption('The answer is 403 for the power');
  expect(await shownPaths(page)).toBe(1);
  await page.getByRole('button', { name: 'Clear' }).click();

  await page.getByLabel('Search').fill(failing);
  expect(await shownPaths(page)).toBe(1);
  await page.getByLabel('Search').fill('somebody whistles');
  await page.getByText('No path is like that.').waitFor();
});

test('a count beside a state shows its paths, and a link to another path shows that again', async () => {
  const page = await open();
  const light = page.getByRole('listitem').filter({ hasText: 'It is light' });
  await light.getByRole('button').click();
  expect(await shownPaths(page)).toBeLessThan(ids.length);
  await page.getByLabel('Search').fill('somebody whistles');
  await page.locator(`.verdict a[href="#${failing}"]`).click();
  await page.getByText('Error: it stays <dark>').waitFor();
  expect(await shownPaths(page)).toBe(ids.length);
});

test.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 375 },
] as const)('axe finds nothing, and nothing sticks out: $colorScheme, $width px', async (look) => {
  const { colorScheme, width } = look;
  const page = await open('', { colorScheme, viewport: { width, height: 800 } });
  await page.getByRole('button', { name: 'Open all' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
