import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { recordDeposit } from '../../support/deposits.ts';
import { startStack } from '../../support/stack.ts';
import { signInByHand } from '../../support/staff-api.ts';
import { deposits } from './peers/deposits.ts';

export const decisions = 20;
export const readMs = 2_000;
/** Peers decide on some more first, to find their shortest way. */
const waiting = decisions + 5;

export interface Review {
  readonly seconds: number;
  readonly keys: number;
  readonly requests: number;
}

export async function startQueue(consoleFolder?: string) {
  const stack = await startStack(
    consoleFolder === undefined ? {} : { env: { CONSOLE_DIR: consoleFolder } },
  );
  const angel = await signInByHand(stack.url, 'angel');
  const maker = await signInByHand(stack.url, 'angel2');
  const { body: clients } = await angel.get<Schemas.ClientList>(
    '/client/admin/v1/list?currency=USD&status=enabled&kyc_status=approved&size=100',
  );
  // One for each client: a decision makes what was fetched about its client old.
  for (const client of clients.list.slice(0, 2 * decisions)) {
    const account = client.accounts.find(({ currency }) => currency === 'USD');
    if (account) await recordDeposit(maker, { amount: '12.05', to: { client, account } });
  }
  const filter = new URLSearchParams({ ...deposits.queue, sort: 'created_at' });
  const { list } = (
    await angel.get<Schemas.DepositList>(`/deposit/admin/v1/list?${filter}&phase=review&size=100`)
  ).body;
  const [first] = list;
  if (first === undefined || list.length < waiting) throw new Error('Too few deposits wait.');
  return { stack, angel, filter, first };
}

export type Press = (key: string) => Promise<void>;

export async function review(page: Page, decide: (press: Press) => Promise<void>): Promise<Review> {
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
    await page.waitForTimeout(readMs);
    await decide(press);
  }
  return { seconds: (performance.now() - begun) / 1_000, keys, requests };
}
