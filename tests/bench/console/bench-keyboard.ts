import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { chromium, type Page } from '@playwright/test';
import { buildConsole } from '../../../scripts/lib/builds.mjs';
import { recordDeposit } from '../../support/deposits.ts';
import { chromiumFlags, findChromium } from '../../support/find-chromium.ts';
import { startStack } from '../../support/stack.ts';
import { signInByHand } from '../../support/staff-api.ts';
import type { Budget, PartReport } from '../report.ts';

const decisions = 20;
/** For how long each deposit is read. */
const readMs = 2_000;
const filters = 'status=pending&risk=none&amount_max=2000&sort=created_at';

const buttonOf = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '通过' });

/** A reviewer who reads each deposit of a queue, and approves it by keys. */
export async function benchKeyboard(): Promise<PartReport> {
  await buildConsole();
  const stack = await startStack();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const angel = await signInByHand(stack.url, 'angel');
    const maker = await signInByHand(stack.url, 'angel2');
    const queue = async () =>
      (
        await angel.get<Schemas.DepositList>(
          `/deposit/admin/v1/list?${filters}&phase=review&size=100`,
        )
      ).body.list;
    const { body: clients } = await angel.get<Schemas.ClientList>(
      '/client/admin/v1/list?currency=USD&status=enabled&kyc_status=approved&size=100',
    );
    // One for each client: a decision makes what was fetched about its client old.
    for (const client of clients.list.slice(0, 2 * decisions)) {
      const account = client.accounts.find(({ currency }) => currency === 'USD');
      if (account) await recordDeposit(maker, { amount: '12.05', to: { client, account } });
    }
    if ((await queue()).length < decisions + 2) throw new Error('Too few deposits wait.');
    const [first] = await queue();
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${stack.url}/healthz`);
    await page.evaluate(
      (session) => sessionStorage.setItem('brokerdesk.session', JSON.stringify(session)),
      { id: randomUUID(), tokens: angel.tokens },
    );
    // The turn of a page of 20 adds some ten requests.
    await page.goto(`${stack.url}/funds/deposit?${filters}&size=50&id=${first?.id}`);
    await buttonOf(page).waitFor();
    await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {});
    let [requests, keys] = [0, 0];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/admin/') && !pathname.endsWith('/stream')) requests += 1;
    });
    const press = async (key: string) => {
      keys += 1;
      await page.keyboard.press(key);
    };
    const begun = performance.now();
    for (let decided = 0; decided < decisions; decided += 1) {
      const open = new URL(page.url()).searchParams.get('id');
      await page.waitForTimeout(readMs);
      await press('a');
      await press('Enter');
      await page.waitForURL((url) => url.searchParams.get('id') !== open);
      await buttonOf(page).waitFor();
    }
    const seconds = (performance.now() - begun) / 1_000;
    const budgets: Budget[] = [
      { what: `${decisions} deposits`, measured: seconds, atMost: 60, unit: ' s' },
      { what: 'keys a decision', measured: keys / decisions, atMost: 2, unit: '' },
      { what: 'requests a decision', measured: requests / decisions, atMost: 3.2, unit: '' },
    ];
    return {
      tables: [
        {
          title: `A reviewer by keyboard, ${readMs / 1_000} s for each deposit`,
          columns: ['', 'seconds', 'keys a decision', 'requests a decision'],
          rows: [
            [
              `${decisions} deposits`,
              seconds.toFixed(1),
              (keys / decisions).toFixed(2),
              (requests / decisions).toFixed(2),
            ],
          ],
        },
      ],
      budgets,
      details: { seconds, keys, requests },
    };
  } finally {
    await browser.close();
    await stack.terminate();
  }
}
