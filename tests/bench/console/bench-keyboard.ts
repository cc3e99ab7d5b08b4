import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { buildConsole } from '../../../scripts/lib/builds.mjs';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import type { Budget, PartReport } from '../report.ts';
import { buildPeerPages } from './build-peer-pages.ts';
import { reviewPeer } from './review-peer.ts';
import { decisions, type Review, readMs, review, startQueue } from './review-queue.ts';

const buttonOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '通过' });

export async function benchKeyboard(): Promise<PartReport> {
  await buildConsole();
  const pages = await buildPeerPages();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const own = await reviewConsole(browser);
    const reviews: [string, Review][] = [['Brokerdesk', own]];
    for (const [name, folder] of pages) reviews.push([name, await reviewPeer(browser, folder)]);
    const budgets: Budget[] = [
      { what: `${decisions} deposits`, measured: own.seconds, atMost: 60, unit: ' s' },
      { what: 'keys a decision', measured: own.keys / decisions, atMost: 2, unit: '' },
      { what: 'requests a decision', measured: own.requests / decisions, atMost: 3.2, unit: '' },
    ];
    return {
      tables: [
        {
          title: `A reviewer by keyboard, ${decisions} deposits, ${readMs / 1_000} s for each`,
          columns: ['', 'seconds', 'keys a decision', 'requests a decision'],
          rows: reviews.map(([name, { seconds, keys, requests }]) => [
            name,
            seconds.toFixed(1),
            (keys / decisions).toFixed(2),
            (requests / decisions).toFixed(2),
          ]),
        },
      ],
      budgets,
      details: Object.fromEntries(reviews),
    };
  } finally {
    await browser.close();
    for (const folder of pages.values()) await rm(folder, { recursive: true, force: true });
  }
}

async function reviewConsole(browser: Browser): Promise<Review> {
  const { stack, angel, filter, first } = await startQueue();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${stack.url}/healthz`);
    await page.evaluate(
      (session) => sessionStorage.setItem('brokerdesk.session', JSON.stringify(session)),
      { id: randomUUID(), tokens: angel.tokens },
    );
    // The turn of a page of 20 adds some ten requests.
    await page.goto(`${stack.url}/funds/deposit?${filter}&size=50&id=${first.id}`);
    await buttonOf(page).waitFor();
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    return await review(page, async (press) => {
      const open = new URL(page.url()).searchParams.get('id');
      await press('a');
      await press('Enter');
      await page.waitForURL((url) => url.searchParams.get('id') !== open);
      await buttonOf(page).waitFor();
    });
  } finally {
    await page.close();
    await stack.stop();
  }
}
