import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { axeFindings } from '../../e2e/support/axe.ts';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { expectedPaths } from '../expected/expected.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Model } from '../paths/model.ts';
import { lampModel, resultsOf } from './lamp.fixture.ts';
import { fileIn, report } from './report.ts';

const ids = allPaths(lampModel).map(({ id }) => id);
const [failing = ''] = ids;
const finishedAt = '2026-11-21T12:00:00.000Z';
const picture = 'pictures/failing.png';
const trace = 'traces/failing.zip';
let browser: Browser;
let resultsFolder: string;
let address: string;
let inChinese: string;
let junitFile: string;

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

beforeAll(async () => {
  resultsFolder = await resultsOf(lampModel, {
    provided: ids.map((path) => ({ path, outcome: 'passed', finishedAt, ms: 3 })),
    served: [
      {
        ...{ path: failing, outcome: 'failed', finishedAt, ms: 20, failedStep: 0, picture, trace },
        error: 'Error: it stays <dark>',
      },
    ],
  });
  await mkdir(join(resultsFolder, 'pictures'));
  await writeFile(join(resultsFolder, picture), Buffer.from(dot, 'base64'));
  const pageFile = join(resultsFolder, 'report.html');
  junitFile = join(resultsFolder, 'report.xml');
  const models = [lampModel, mfaDisableModel];
  const pathsOf = (model: Model) => (model === lampModel ? allPaths(model) : expectedPaths(model));
  await report({ models, pathsOf, resultsFolder, pageFile, junitFile });
  address = pathToFileURL(fileIn('en', pageFile)).href;
  inChinese = pathToFileURL(pageFile).href;
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

async function open(at = '', options: BrowserContextOptions = {}, file = address): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  const ownFolder = new URL('.', address).href;
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => faults.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(ownFolder)) faults.push(request.url());
  });
  onTestFinished(async () => {
    await context.close();
    expect(faults, 'errors, and requests to elsewhere').toEqual([]);
  });
  await page.goto(`${file}${at}`);
  await page.locator('.with-script').waitFor();
  return page;
}

const count = ids.length + expectedPaths(mfaDisableModel).length;
const shownPaths = (page: Page) => page.locator('.path:not([hidden])').count();

test('the id of a failed path leads to its story, opened, with the error', async () => {
  const page = await open(`#${failing}`);
  const path = page.locator(`[id="${failing}"]`);
  await path.getByText('Error: it stays <dark>').waitFor();
  await path.getByRole('heading', { name: 'Given' }).waitFor();
  expect(await path.evaluate((details) => (details as HTMLDetailsElement).open)).toBe(true);
});

test('paths are found by result, state, event, kind and text, and shown again when cleared', async () => {
  const page = await open();
  expect(await shownPaths(page)).toBe(count);

  await page.getByLabel('Result').selectOption('Failed');
  expect(await shownPaths(page)).toBe(1);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await shownPaths(page)).toBe(count);

  const withLight = allPaths(lampModel).filter(({ steps }) => steps.some(({ to }) => to === 'on'));
  await page.getByLabel('State', { exact: true }).selectOption('It is light');
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
  await page.locator(`.causes a[href="#${failing}"]`).click();
  await page.locator(`[id="${failing}"]`).getByText('Error: it stays <dark>').waitFor();
  expect(await shownPaths(page)).toBe(count);
});

test('a failed path shows its picture and trace, and its way on the diagram with the step that failed', async () => {
  const page = await open(`#${failing}`);
  const story = page.locator(`[id="${failing}"] .story`);
  const shown = story.getByRole('img', { name: 'The page as it was' });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1);
  const traceUrl = await story.getByRole('link', { name: 'Trace' }).getAttribute('href');
  expect(traceUrl).toBe(trace);
  await story.getByText(`npx playwright show-trace tests/model/${trace}`).waitFor();
  const [path] = allPaths(lampModel);
  const chosen = await story
    .locator('.node.taken')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-state')).sort());
  const states = new Set([path?.start, ...(path?.steps.map(({ to }) => to) ?? [])]);
  expect(chosen).toEqual([...states].sort());
  expect(await story.locator('.edge.taken.failed .steps').textContent()).toMatch(/^1/);
  expect(await story.getByText('failed here').count()).toBe(1);
  expect(await page.locator('.drawn .taken').count()).toBe(0);
});

test('a button copies the command that runs the path again', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await open(`#${failing}`, { permissions });
  const again = page.locator(`[id="${failing}"] .command`, { hasText: 'model:replay' });
  await again.getByRole('button', { name: 'Copy' }).click();
  await again.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`npm run model:replay -- lamp ${failing} served`);
  expect(await again.locator('code').textContent()).toBe(copied);
});

test('filters are those of one machine, are in the address, and stay in the other language', async () => {
  const page = await open();
  await page.getByLabel('State', { exact: true }).selectOption('It is light');
  expect(await page.getByLabel('Machine', { exact: true }).inputValue()).toBe('machine:lamp');
  expect(new URL(page.url()).search).toBe('?machine=lamp&state=lamp%3Aon');
  expect(await page.locator('#find-event optgroup:not([hidden])').count()).toBe(1);
  const left = await shownPaths(page);

  await page.reload();
  await page.locator('.with-script').waitFor();
  expect(await shownPaths(page)).toBe(left);
  await page.getByRole('link', { name: '中文' }).click();
  await page.waitForURL(`${inChinese}?machine=lamp&state=lamp%3Aon`);
  await page.locator('.with-script').waitFor();
  expect(await page.getByLabel('状态机', { exact: true }).inputValue()).toBe('machine:lamp');
  expect(await shownPaths(page)).toBe(left);

  await page.getByLabel('状态机', { exact: true }).selectOption('移除身份验证器');
  expect(new URL(page.url()).search).toBe('?machine=mfa-disable');
  expect(await shownPaths(page)).toBe(count - ids.length);
});

test('the paths of a rule are found by the rule, and say so', async () => {
  const page = await open();
  const rules = page.getByRole('region', { name: 'Rules of the product' });
  await rules.getByText('Authenticator, switching off').click();
  const rule = rules.getByRole('listitem').filter({ hasText: 'disable.confirmed' });
  const button = rule.getByRole('button');
  const all = Number.parseInt((await button.textContent())?.replace('All ', '') ?? '', 10);
  await button.click();
  expect(await shownPaths(page)).toBe(all);
  expect(new URL(page.url()).searchParams.get('rule')).toBe('mfa-disable:disable.confirmed');
  await page.locator('.group[open] .path:not([hidden]) summary').first().click();
  await page.locator('.story').getByText('Nothing is switched off before').waitFor();
});

test('JUnit XML is well-formed, and counts what failed and what was skipped', async () => {
  const page = await open();
  const counts = await page.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const found = (query: string) => parsed.querySelectorAll(query).length;
      const suite = parsed.querySelector('testsuite[name="lamp served"]');
      return {
        wrong: found('parsererror'),
        suites: found('testsuite'),
        failure: parsed.querySelector('failure')?.textContent,
        failed: suite?.getAttribute('failures'),
        skipped: Number(suite?.getAttribute('skipped')),
        cases: suite?.querySelectorAll('testcase').length,
      };
    },
    await readFile(junitFile, 'utf8'),
  );
  expect(counts).toEqual({
    ...{ wrong: 0, suites: 6, failure: 'Error: it stays <dark>', failed: '1' },
    ...{ skipped: ids.length - 1, cases: ids.length },
  });
});

test.each([
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 375 },
] as const)('axe finds nothing, and nothing sticks out: $colorScheme, $width px', async (look) => {
  const { colorScheme, width } = look;
  const page = await open('', { colorScheme, viewport: { width, height: 800 } }, inChinese);
  await page.getByLabel('状态机', { exact: true }).selectOption('lamp');
  await page.getByRole('button', { name: '全部展开' }).click();
  for (const part of await page.locator('.part:visible > summary').all()) await part.click();
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});
