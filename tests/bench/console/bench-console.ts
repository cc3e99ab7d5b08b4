import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { buildConsole } from '../../../scripts/lib/builds.mjs';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { startStack } from '../../support/stack.ts';
import { type Budget, duration, type PartReport, times } from '../report.ts';
import { buildPlainPage } from './build-plain-page.ts';
import { buildTablePage } from './build-table-page.ts';
import { firstVisit, heapGrowth, loadLogin, loadTable, walk } from './measure-site.ts';
import { measureTables, type TableFigures } from './measure-tables.ts';
import { bareSite, consoleSite, librarySite, type Site } from './site.ts';

const coldRounds = 7;
const walkRounds = 3;
const tableRounds = 3;
const clicksOfWalk = 10;
/**
 * Long enough that the browser has compiled what it is going to compile: before that, most of what a
 * navigation leaves is machine code.
 */
const heap = { warmUp: 200, navigations: 60 };

interface Figures {
  login: number[];
  table: number[];
  firstVisit: number[];
  pageToPage: number[];
  slowestInteraction: number;
  requestsToLogin: number;
  heapGrowth: number;
}

export async function benchConsole(): Promise<PartReport> {
  await buildConsole();
  const bareFolder = await buildPlainPage('bare-page');
  const libraryFolder = await buildPlainPage('library-page');
  const tableFolder = await buildTablePage();
  const ours = await startStack();
  const bare = await startStack({ env: { CONSOLE_DIR: bareFolder } });
  const libraries = await startStack({ env: { CONSOLE_DIR: libraryFolder } });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const contenders = {
      console: { site: consoleSite(ours, browser), figures: noFigures() },
      bare: { site: bareSite(bare), figures: noFigures() },
      libraries: { site: librarySite(libraries), figures: noFigures() },
    };
    const inTurns = async (
      rounds: number,
      measure: (site: Site, into: Figures) => Promise<void>,
    ) => {
      for (let round = 0; round < rounds; round++) {
        const all = Object.values(contenders);
        for (const { site, figures } of round % 2 === 0 ? all : all.toReversed()) {
          await measure(site, figures);
        }
      }
    };
    await inTurns(coldRounds, async (site, into) => {
      const { ms, requests } = await loadLogin(browser, site);
      into.login.push(ms);
      into.requestsToLogin = Math.max(into.requestsToLogin, requests);
    });
    await inTurns(coldRounds, async (site, into) => {
      into.table.push((await loadTable(browser, site)).ms);
    });
    await inTurns(coldRounds, async (site, into) => {
      into.firstVisit.push(await firstVisit(browser, site));
    });
    await inTurns(walkRounds, async (site, into) => {
      const { ms, slowestInteraction } = await walk(browser, site, clicksOfWalk);
      into.pageToPage.push(...ms);
      into.slowestInteraction = Math.max(into.slowestInteraction, slowestInteraction);
    });
    await inTurns(1, async (site, into) => {
      into.heapGrowth = await heapGrowth(browser, site, heap);
    });
    const tables = await measureTables(browser, tableFolder, tableRounds);
    return report(
      {
        console: contenders.console.figures,
        bare: contenders.bare.figures,
        libraries: contenders.libraries.figures,
      },
      tables,
    );
  } finally {
    await browser.close();
    for (const stack of [ours, bare, libraries]) await stack.stop();
    for (const folder of [bareFolder, libraryFolder, tableFolder])
      await rm(folder, { recursive: true, force: true });
  }
}

function noFigures(): Figures {
  return {
    login: [],
    table: [],
    firstVisit: [],
    pageToPage: [],
    slowestInteraction: 0,
    requestsToLogin: 0,
    heapGrowth: Number.NaN,
  };
}

function report(
  { console: console_, bare, libraries }: Record<'console' | 'bare' | 'libraries', Figures>,
  many: TableFigures,
): PartReport {
  const timed = {
    'cold, to an interactive login': { of: 'login', atMost: 1.7 },
    'cold, signed in, to the first table': { of: 'table', atMost: 2.5 },
    'a page for the first time, to the painted table': { of: 'firstVisit', atMost: 2.5 },
    'page to page, to the painted table': { of: 'pageToPage', atMost: 1.7 },
  } as const;
  const rows = Object.entries(timed).map(([what, { of, atMost }]) => {
    const [mine, limit] = [median(console_[of]), median(bare[of])];
    const alone = duration(median(libraries[of]) * 1e6);
    return { what, mine, limit, alone, atMost, ratio: mine / limit };
  });
  const acts = (['sort', 'filter', 'next'] as const).map((act) => {
    const [mine, limit] = [median(many.console[act]), median(many.bare[act])];
    const what = `10,000 rows in memory, ${act}`;
    return { what, mine, limit, alone: '', atMost: 1.2, ratio: mine / limit };
  });
  const budgets: Budget[] = [
    ...[...rows, ...acts].map(({ what, ratio, atMost }) => ({
      what: `console, ${what}, to a bare page`,
      measured: ratio,
      atMost,
      unit: '×',
    })),
    {
      what: 'console, cold, signed in, to the first table, to its libraries alone',
      measured: median(console_.table) / median(libraries.table),
      atMost: 1.6,
      unit: '×',
    },
    {
      what: 'console, a click in the menu to the next paint',
      measured: console_.slowestInteraction,
      atMost: 80,
      unit: ' ms',
    },
    {
      what: 'console, requests to the login',
      measured: console_.requestsToLogin,
      atMost: 12,
      unit: '',
    },
    {
      what: 'console, 100,000 rows, frames that come late while they are scrolled',
      measured: many.lateFrames * 100,
      atMost: 5,
      unit: ' %',
    },
    {
      what: 'console, heap that a navigation leaves',
      measured: console_.heapGrowth / 1000,
      atMost: 5,
      unit: ' kB',
    },
  ];
  return {
    tables: [
      {
        title: 'The console in a browser: CPU 4 × slower; cold on 10 Mbit/s, 40 ms away',
        columns: ['', 'Brokerdesk', 'bare page', 'ratio', 'its libraries alone'],
        rows: [
          ...[...rows, ...acts].map(({ what, mine, limit, alone, ratio }) => [
            what,
            duration(mine * 1e6),
            duration(limit * 1e6),
            times(ratio),
            alone,
          ]),
          [
            'heap that a navigation leaves',
            `${(console_.heapGrowth / 1000).toFixed(1)} kB`,
            `${(bare.heapGrowth / 1000).toFixed(1)} kB`,
            '',
            `${(libraries.heapGrowth / 1000).toFixed(1)} kB`,
          ],
        ],
      },
    ],
    budgets,
    details: { console: console_, bare, libraries, tables: many },
  };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
