import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { rowsOfPage } from './bare-limits.ts';
import type { Site } from './site.ts';
import { makeWatchful, type Sight, untilPainted } from './watch-page.ts';

/** A slow computer on a usual line: four times slower, 10 Mbit/s, 40 ms away. */
const cpuSlowdown = 4;
const line = {
  offline: false,
  latency: 40,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 10_000_000 / 8,
};

interface Cold {
  readonly ms: number;
  readonly requests: number;
}

async function openPage(
  browser: Browser,
  storageState?: BrowserContextOptions['storageState'],
): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
    ...(storageState !== undefined && { storageState }),
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, devtools, close: () => context.close() };
}

async function loadCold(
  browser: Browser,
  url: string,
  sight: Sight,
  storageState?: BrowserContextOptions['storageState'],
): Promise<Cold> {
  const { page, devtools, close } = await openPage(browser, storageState);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  await makeWatchful(page, sight);
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await untilPainted(page);
  const counted = requests;
  await close();
  return { ms, requests: counted };
}

/** From an empty cache to a login form that can be typed into. */
export function loadLogin(browser: Browser, { url, loginPath }: Site): Promise<Cold> {
  return loadCold(browser, url + loginPath, { selector: 'input[type=password]', count: 1 });
}

/** From an empty cache, signed in, to the first table with its rows. */
export async function loadTable(browser: Browser, site: Site): Promise<Cold> {
  const { url, tablePath, row, signedIn } = site;
  return loadCold(browser, url + tablePath, { selector: row, count: rowsOfPage }, await signedIn());
}

export interface Walk {
  /** From each click to the table that it leads to, in milliseconds. */
  readonly ms: readonly number[];
  /** The longest of the clicks to the next paint, in milliseconds. */
  readonly slowestInteraction: number;
}

export async function walk(browser: Browser, site: Site, clicks: number): Promise<Walk> {
  const { page, devtools, close } = await openSignedIn(browser, site);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // Both have been seen: nothing is downloaded or compiled for the first time.
  for (let at = 0; at < 4; at++) await follow(page, site, at);
  await page.evaluate(() => {
    window.slowestInteraction = 0;
  });
  const ms: number[] = [];
  for (let at = 0; at < clicks; at++) ms.push(await follow(page, site, at));
  const slowest = await page.evaluate(() => window.slowestInteraction ?? 0);
  await close();
  return { ms, slowestInteraction: slowest };
}

/** From the click that leads to a page for the first time to its table, on the slow computer, in milliseconds. */
export async function firstVisit(browser: Browser, site: Site): Promise<number> {
  const { page, devtools, close } = await openSignedIn(browser, site);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const ms = await follow(page, site, 0);
  await close();
  return ms;
}

/** In bytes, after caches are warm. */
export async function heapGrowth(
  browser: Browser,
  site: Site,
  { warmUp, navigations }: { warmUp: number; navigations: number },
): Promise<number> {
  const { page, devtools, close } = await openSignedIn(browser, site);
  await devtools.send('HeapProfiler.enable');
  const used = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  for (let at = 0; at < warmUp; at++) await follow(page, site, at);
  const before = await used();
  for (let at = 0; at < navigations; at++) await follow(page, site, at);
  const after = await used();
  await close();
  return (after - before) / navigations;
}

async function openSignedIn(browser: Browser, site: Site) {
  const opened = await openPage(browser, await site.signedIn());
  await makeWatchful(opened.page, { selector: site.row, count: rowsOfPage });
  await opened.page.goto(site.url + site.tablePath);
  await untilPainted(opened.page);
  return opened;
}

async function follow(page: Page, { pages, row }: Site, at: number): Promise<number> {
  const { heading, link } = pages[at % 2 === 0 ? 0 : 1];
  await page.evaluate((sight) => window.watchFor?.(sight), {
    selector: row,
    count: rowsOfPage,
    heading,
  });
  await page.locator(link).first().click();
  const painted = await untilPainted(page);
  return painted - (await page.evaluate(() => window.clickedAt ?? Number.NaN));
}
