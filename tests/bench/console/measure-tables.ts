import type { Browser, Page } from '@playwright/test';
import { preview } from 'vite';
import { isFiltered, type ManyRow, manyPageSize, manyRows } from './many-rows.ts';
import { makeWatchful, untilPainted } from './watch-page.ts';

const wholeCount = 10_000;
const longCount = 100_000;
const cpuSlowdown = 4;
/** More than the window shows. The bare page draws all rows of its page before the first is seen. */
const rowsInSight = 25;
const scrolledFrames = 600;
/** A frame at 60 Hz, with what the clock of the browser is rounded by. */
const frameMs = 16.7 + 0.5;

type Act = 'sort' | 'filter' | 'next';

interface Kind {
  readonly name: 'bare' | 'pages';
  readonly row: string;
  readonly buttons: Readonly<Record<Act, string>>;
}

const bare: Kind = {
  name: 'bare',
  row: 'tbody tr',
  buttons: { sort: '[data-act=sort]', filter: '[data-act=filter]', next: '[data-act=next]' },
};
const console_: Kind = {
  name: 'pages',
  row: 'tbody tr:has([data-row-open])',
  buttons: {
    sort: 'th[data-column=amount] button',
    filter: '[data-act=filter]',
    next: 'button[aria-label=下一页]',
  },
};

function acts(): { act: Act; first: string }[] {
  const sorted = (rows: ManyRow[]) => rows.toSorted((a, b) => Number(a.amount) - Number(b.amount));
  const all = sorted(manyRows(wholeCount));
  const some = sorted(manyRows(wholeCount).filter(isFiltered));
  const id = (rows: ManyRow[], at: number) => rows[at]?.id ?? '';
  return [
    { act: 'sort', first: id(all, 0) },
    { act: 'next', first: id(all, manyPageSize) },
    { act: 'filter', first: id(some, 0) },
    { act: 'next', first: id(some, manyPageSize) },
    { act: 'filter', first: id(all, 0) },
    { act: 'sort', first: id(all, all.length - 1) },
  ];
}

export type ActTimes = Record<Act, number[]>;

export interface TableFigures {
  /** In milliseconds. */
  readonly console: ActTimes;
  readonly bare: ActTimes;
  /** The share of frames that came late while a long list was scrolled. */
  readonly lateFrames: number;
}

export async function measureTables(
  browser: Browser,
  folder: string,
  rounds: number,
): Promise<TableFigures> {
  const server = await preview({ logLevel: 'silent', build: { outDir: folder } });
  try {
    const url = server.resolvedUrls?.local[0];
    if (url === undefined) throw new Error('The page of the tables is not served.');
    const times = { console: noTimes(), bare: noTimes() };
    for (let round = 0; round < rounds; round++) {
      await actAll(browser, url, console_, times.console);
      await actAll(browser, url, bare, times.bare);
    }
    return { ...times, lateFrames: await scrollLong(browser, url) };
  } finally {
    await server.close();
  }
}

const noTimes = (): ActTimes => ({ sort: [], filter: [], next: [] });

async function actAll(browser: Browser, url: string, kind: Kind, into: ActTimes): Promise<void> {
  const { page, close } = await open(browser);
  const sight = { selector: kind.row, count: rowsInSight };
  await makeWatchful(page, sight);
  await page.goto(`${url}?${kind.name}=${wholeCount}`);
  await untilPainted(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  for (const { act, first } of acts()) {
    await page.evaluate((wanted) => window.watchFor?.(wanted), { ...sight, first });
    await page.locator(kind.buttons[act]).first().click();
    const painted = await untilPainted(page);
    into[act].push(painted - (await page.evaluate(() => window.clickedAt ?? Number.NaN)));
  }
  await close();
}

async function scrollLong(browser: Browser, url: string): Promise<number> {
  const { page, close } = await open(browser);
  await page.goto(`${url}?long=${longCount}`);
  await page.locator(console_.row).first().waitFor();
  const deltas = await page.evaluate(
    (frames) =>
      new Promise<number[]>((resolve) => {
        const scroller = document.querySelector('section');
        const found: number[] = [];
        let before: number | null = null;
        const frame = (now: number) => {
          if (before !== null) found.push(now - before);
          before = now;
          if (found.length === frames) return resolve(found);
          scroller?.scrollBy(0, 60);
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    scrolledFrames,
  );
  await close();
  return deltas.filter((ms) => ms > frameMs).length / deltas.length;
}

async function open(browser: Browser): Promise<{ page: Page; close: () => Promise<void> }> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  });
  return { page: await context.newPage(), close: () => context.close() };
}
