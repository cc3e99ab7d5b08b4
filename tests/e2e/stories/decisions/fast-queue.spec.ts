import { randomInt } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Page, Request } from '@playwright/test';
import { seededRandom } from '../../../../apps/server/src/kernel/random.ts';
import { drawnAddress } from '../../../../apps/server/src/seed/firm.ts';
import { newClient } from '../../../support/clients.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const filters = 'status=pending&risk=none&amount_max=5000&sort=created_at';

async function clean(staff: StaffApi): Promise<Schemas.Deposit[]> {
  const { body } = await staff.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?${filters}&phase=review&size=20`,
  );
  return body.list;
}

async function proposeCard(staff: StaffApi): Promise<void> {
  const { id, full_name: holder } = await newClient(staff);
  const card = { bank_name: '招商银行', holder_name: holder, address: null, phone: null };
  const accNo = `62258801${randomInt(10_000_000, 99_999_999)}`;
  const made = await staff.post(`/client/admin/v1/bank/${id}`, { ...card, acc_no: accNo });
  expect(made.status).toBe(201);
}

async function addAddresses(staff: StaffApi, count: number): Promise<void> {
  const random = seededRandom(Date.now());
  for (let made = 0; made < count; made += 1) {
    const body = { coin: 'USDT', network: 'tron', address: drawnAddress(random, 0x41) };
    expect((await staff.post('/crypto_address/admin/v1/create', body)).status).toBe(201);
  }
}

/** Leaves out the stream of events. */
function countCalls(page: Page) {
  const calls: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/admin/') && !pathname.endsWith('/stream')) {
      calls.push(`${request.method()} ${pathname.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`);
    }
  };
  page.on('request', note);
  return { calls, end: () => page.off('request', note) };
}

/** A page fetches again what it had before it heard of changes, 1.5 seconds after it does. */
async function openSettled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await untilLive(page);
  await untilQuiet(page, 1_800);
}

// @rule interface: The menu opens the queue that its badge counts, oldest first
// @in business/waiting/queue-counts.ts app/shell/menu-link.tsx
test('the menu opens what waits, a decision takes two keys and three requests, and a key waits for its record', async ({
  page,
  arrive,
  staff,
}) => {
  const [first, second, third, fourth] = await clean(await staff('angel'));
  if (!first || !second || !third || !fourth) throw new Error('Four of them wait.');
  await arrive('angel');
  await untilLive(page);
  const entry = page.getByRole('navigation').getByRole('link', { name: '入金审核' });
  await expect(entry).toHaveAttribute('href', /status=pending/);
  await entry.click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.getByRole('radio', { name: /^待审核/ })).toBeChecked();

  await openSettled(page, `/funds/deposit?${filters}&id=${first.id}`);
  await expect(reviewOf(page, first).getByRole('button', { name: '通过' })).toBeVisible();
  await untilQuiet(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(reviewOf(page, second).getByRole('button', { name: '通过' })).toBeVisible();
  await untilQuiet(page);
  const { calls, end } = countCalls(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(reviewOf(page, third).getByRole('button', { name: '通过' })).toBeVisible();
  await untilQuiet(page);
  end();
  expect(calls.toSorted()).toEqual([
    'GET /deposit/admin/v1/detail/{id}',
    'GET /deposit/admin/v1/proof/{id}',
    'PUT /deposit/admin/v1/audit/{id}',
  ]);

  // The next one is not ready yet when its key is pressed.
  await page.reload();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/deposit/admin/v1/detail/${fourth.id}`, async (route) => {
    await held;
    await route.continue();
  });
  await expect(reviewOf(page, third).getByRole('button', { name: '通过' })).toBeVisible();
  await page.keyboard.press('j');
  const review = reviewOf(page, fourth);
  await expect(review).toBeVisible();
  await page.keyboard.press('r');
  await expect(review.getByRole('form')).toHaveCount(0);
  release();
  await expect(review.getByRole('form').getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${fourth.order_no} 已驳回`)).toBeVisible();
  const { body } = await (await staff('angel')).get<Schemas.DepositDetail>(
    `/deposit/admin/v1/detail/${fourth.id}`,
  );
  expect(body.deposit).toMatchObject({ status: 'rejected', reason_code: 'not_received' });
});

type Desk = {
  path: string;
  list: string;
  filters: string;
  /** Makes its records, if the demonstration set has none. */
  fill?: (staff: StaffApi) => Promise<void>;
  keys: readonly string[];
  calls: readonly string[];
};

const desks: Readonly<Record<string, Desk>> = {
  withdrawals: {
    ...{ path: '/funds/withdrawal', list: '/withdraw/admin/v1/list?phase=review' },
    ...{ filters: 'status=pending&sort=created_at', keys: ['r', '2', 'Enter'] },
    calls: ['GET /withdraw/admin/v1/detail/{id}', 'POST /withdraw/admin/v1/audit/{id}'],
  },
  'identity checks': {
    ...{ path: '/kyc', list: '/identify/admin/v1/list?phase=review' },
    ...{ filters: 'status=pending&sort=submitted_at', keys: ['r', '1', 'Enter'] },
    calls: [
      'GET /identify/admin/v1/detail/{id}',
      'GET /identify/admin/v1/document/{id}/{id}',
      'POST /identify/admin/v1/audit/{id}',
    ],
  },
  'receiving addresses': {
    ...{ path: '/crypto_address', list: '/crypto_address/admin/v1/list?status=pending' },
    ...{ filters: 'status=pending&sort=-created_at', keys: ['r', '1', 'Enter'] },
    fill: (staff) => addAddresses(staff, 3),
    calls: ['GET /crypto_address/admin/v1/uses/{id}', 'PUT /crypto_address/admin/v1/audit/{id}'],
  },
  approvals: {
    ...{ path: '/approval', list: '/approval/admin/v1/list?whose=to_decide' },
    ...{ filters: 'limit=bank&sort=-created_at', keys: ['r', '1', 'Enter'] },
    async fill(staff) {
      for (let made = 0; made < 3; made += 1) await proposeCard(staff);
    },
    calls: [
      'GET /client/admin/v1/bank/{id}',
      'GET /client/admin/v1/summary/{id}',
      'PUT /approval/admin/v1/audit/{id}',
    ],
  },
};

for (const [name, { path, list, filters, fill, keys, calls: expected }] of Object.entries(desks)) {
  // @rule work: A decision takes at most three requests at every desk
  // @in business/decision/use-decide.ts features/approval/approval-calls.ts
  test(`a decision about ${name} takes at most three requests, with the claim of the next record${unlessByDay(name === 'approvals')}`, async ({
    page,
    arrive,
    staff,
  }) => {
    await fill?.(await staff('angel2'));
    const { body } = await (await staff('angel')).get<{ list: { id: string }[] }>(
      `${list}&${filters.replace('status=pending&', '')}&size=20`,
    );
    const [first, second, third] = body.list;
    if (!first || !second || !third) throw new Error('Three of them wait.');
    await arrive('angel');
    await untilLive(page);
    await openSettled(page, `${path}?${filters}&id=${first.id}`);
    const ready = async (id: string) => {
      await expect(page).toHaveURL(new RegExp(id));
      await expect(page.getByRole('dialog').getByRole('button', { name: /^驳回/ })).toBeVisible();
      await expect(page.getByRole('dialog').getByText(/您正在处理/)).toBeVisible();
      await untilQuiet(page);
    };
    const decide = async () => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await ready(first.id);
    await decide();
    await ready(second.id);
    const { calls, end } = countCalls(page);
    await decide();
    await ready(third.id);
    end();
    expect(calls.toSorted()).toEqual(expected);
  });
}
