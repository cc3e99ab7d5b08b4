import type { Schemas } from '@brokerdesk/sdk';
import type { Locator } from '@playwright/test';
import Big from 'big.js';
import { fund, newClient } from '../../../support/clients.ts';
import { balanceOf, recordDeposit } from '../../../support/deposits.ts';
import { choose } from '../../support/choose.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

test('a supervisor approves a deposit of another maker, and the balance rises by exactly its amount', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const deposit = await recordDeposit(maker, { amount: '1234.56' });
  const before = new Big(await balanceOf(maker, deposit));

  await signIn('angel');
  await openDeposit(page, deposit);
  await expect(reviewOf(page, deposit).getByRole('button', { name: '驳回' })).toBeVisible();
  await expect(reviewOf(page, deposit).getByRole('button', { name: '冲正' })).toHaveCount(0);
  await reviewOf(page, deposit).getByRole('button', { name: '通过' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText('1,234.56 USD');
  await expect(confirm).toContainText(deposit.client.full_name);
  await confirm.getByRole('button', { name: '确认入账' }).click();

  await expect(page.getByText(`${deposit.order_no} 已入账 1,234.56 USD`)).toBeVisible();
  expect(await balanceOf(maker, deposit)).toBe(before.plus('1234.56').toFixed(2));

  await page.goto(`/client?id=${deposit.client.id}`);
  await expect(page.getByRole('dialog')).toContainText(
    before.plus('1234.56').toNumber().toLocaleString('zh-CN', { minimumFractionDigits: 2 }),
  );
});

const coveredBy = (toast: Locator) =>
  toast.evaluate((card) => {
    const box = card.getBoundingClientRect();
    const free = document.querySelectorAll('button, a, input, [role=tab], tfoot td');
    return [...free].flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const apart =
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return apart || card.contains(one) || !one.checkVisibility() ? [] : [one.textContent];
    });
  });

test('the toast after a decision names client and amount, and leads back to the record with its reversal @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '4321.50' });
  await signIn('angel');
  await openDeposit(page, deposit);
  await reviewOf(page, deposit).getByRole('button', { name: '通过' }).click();
  await page.getByRole('button', { name: '确认入账' }).click();
  const toast = page.locator('[data-slot=toast]').filter({ hasText: deposit.order_no });
  await expect(toast).toContainText(deposit.client.full_name);
  await expect(toast).toContainText(/4,321.50\sUSD/);
  await expect(toast.getByText(/4,321.50/)).toHaveCount(1);
  expect(await coveredBy(toast)).toEqual([]);
  await toast.getByRole('link', { name: '查看或冲正' }).click();
  await expect(toast).toBeHidden();
  await expect(reviewOf(page, deposit).getByRole('button', { name: '冲正' })).toBeVisible();
});

test('a reviewer who reopens the decided record before the next one is found stays on it @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '4322.50' });
  const { order_no: orderNo, id } = deposit;
  const arrived = Promise.withResolvers<void>();
  const search = Promise.withResolvers<void>();
  await page.route(/deposit\/admin\/v1\/list\?.*size=100/, async (route) => {
    arrived.resolve();
    await search.promise;
    await route.continue();
  });
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${orderNo}&id=${id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '通过' }).click();
  await page.getByRole('button', { name: '确认入账' }).click();
  await arrived.promise;
  const toast = page.locator('[data-slot=toast]').filter({ hasText: orderNo });
  await toast.getByRole('link', { name: '查看或冲正' }).click();
  search.resolve();
  await untilQuiet(page);
  await expect(review.getByRole('button', { name: '冲正' })).toBeVisible();
});

test('rejecting asks for a reason at its field, leaves the balance alone, and shows the reason', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const deposit = await recordDeposit(maker, { amount: '77.00' });
  const before = await balanceOf(maker, deposit);

  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '驳回' }).click();
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(review.getByLabel('原因')).toHaveAccessibleDescription(/请选择驳回原因/);
  await expect(review.getByRole('radio').first()).toBeFocused();
  await choose(review.getByLabel('原因'), '款项未到账');
  await review.getByLabel('说明').fill('请上传银行回单后重新提交');
  await review.getByRole('button', { name: '确认驳回' }).click();

  await expect(page.getByText(`${deposit.order_no} 已驳回`)).toBeVisible();
  await openDeposit(page, deposit);
  await expect(review).toContainText('请上传银行回单后重新提交');
  expect(await balanceOf(maker, deposit)).toBe(before);
});

test('rolling back an approved deposit shows its effect first, and takes the money back', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const deposit = await recordDeposit(maker, { amount: '500.25' });
  const before = await balanceOf(maker, deposit);
  await (await staff('angel')).put(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'approved',
    version: deposit.version,
  });

  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '冲正' }).click();
  await expect(review).toContainText('扣回 500.25 USD');
  await review.getByLabel('冲正原因').fill('入错客户');
  await review.getByRole('button', { name: '确认冲正' }).click();

  await expect(page.getByText(`${deposit.order_no} 已冲正，扣回 500.25 USD`)).toBeVisible();
  await expect(review).toContainText('入错客户');
  await expect(
    review.getByRole('button', { name: '500.25 USD，查看资金流水' }).first(),
  ).toBeVisible();
  expect(await balanceOf(maker, deposit)).toBe(before);
});

// @rule deposits: A rollback is refused when the money is gone, naming the balance
// @in domains/approval/decision-view.ts
test('an approved deposit whose money is gone cannot be rolled back: it says what is there, and what it would take', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel, { currencies: ['USD', 'HKD'] });
  const accountIn = (currency: string) =>
    client.accounts.find((one) => one.currency === currency)?.id ?? '';
  await fund(angel, god, { client, currency: 'USD', amount: '500.25' });
  const { body: now } = await god.get<Schemas.CurrencyRate>(
    '/currency/admin/v1/rate?primary=USD&secondary=HKD',
  );
  const spent = await god.post(`/acc/admin/v1/exchange/${client.id}`, {
    from_account: accountIn('USD'),
    to_account: accountIn('HKD'),
    amount: '300',
    rate: now.rate,
  });
  expect(spent.status).toBe(201);

  const { body } = await god.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?client_id=${client.id}`,
  );
  const [deposit] = body.list;
  if (!deposit) throw new Error('The deposit of the client is not listed.');
  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await expect(review).toContainText('可用 200.25 USD，需要 500.25 USD');
  await expect(review.getByRole('button', { name: '冲正' })).toHaveCount(0);
});

test('an own deposit above the two-person limit says why it must wait for someone else, and who that can be', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const deposit = await recordDeposit(angel, { amount: '20000.00' });

  await signIn('angel');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await expect(review).toContainText('须由另一位同事审核');
  await expect(review).toContainText('10,000.00 USD');
  const { maker: colleague } = await recordDeposit(await staff('angel2'), { amount: '1.00' });
  await expect(review).toContainText('同事审核，如 ');
  await expect(review).toContainText(colleague?.name ?? 'nobody');
  await expect(review.getByRole('button', { name: '通过' })).toHaveCount(0);

  const byHand = await angel.put<Schemas.Problem>(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'approved',
    version: deposit.version,
  });
  expect(byHand.status).toBe(403);
  expect(byHand.body.code).toBe('SELF_APPROVAL');
});

// @rule permissions: Buttons for forbidden actions are not rendered
// @in ui/permission.tsx
test('a salesman sees a deposit of an own client and cannot decide it, on screen or by hand', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const { body: queue } = await hero.get<Schemas.DepositList>(
    '/deposit/admin/v1/list?status=pending',
  );
  const deposit = queue.list[0];
  if (deposit === undefined)
    throw new Error('The demonstration set has no pending deposit of hero.');

  await signIn('hero');
  await openDeposit(page, deposit);
  const review = reviewOf(page, deposit);
  await expect(review.getByRole('heading', { name: '账户变动' })).toBeVisible();
  for (const name of ['通过', '驳回', '冲正']) {
    await expect(review.getByRole('button', { name })).toHaveCount(0);
  }

  const byHand = await hero.put<Schemas.Problem>(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'approved',
    version: deposit.version,
  });
  expect(byHand.status).toBe(403);
  expect(byHand.body.code).toBe('FORBIDDEN');
});

test('a user who is about to approve a record sees at once that another one rejects it, and cannot go on', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '60.00' });
  await signIn('angel');
  await openDeposit(page, deposit);
  await untilLive(page);
  await reviewOf(page, deposit).getByRole('button', { name: '通过' }).click();

  const god = await staff('god');
  await god.put(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'rejected',
    reason_code: 'not_received',
    reason: '未到账',
    version: deposit.version,
  });
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toContainText('已由他人处理');
  await expect(question.getByRole('alert')).toContainText('高建明');
  await expect(question.getByRole('button', { name: '确认入账' })).toBeDisabled();
  await page.keyboard.press('Escape');
  const review = reviewOf(page, deposit);
  await expect(review).toContainText('未到账');
  await expect(review).toContainText('已驳回');
});

test('after a decision the next one in the queue opens by itself, by keyboard alone', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const payer = `Queue ${Date.now()}`;
  const first = await recordDeposit(maker, { amount: '11.00', tag: payer });
  const second = await recordDeposit(maker, { amount: '22.00', tag: payer });

  await signIn('angel');
  await page.goto(`/funds/deposit?status=pending&sort=created_at&q=${encodeURIComponent(payer)}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const approve = reviewOf(page, first).getByRole('button', { name: '通过' });
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: '确认入账' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(reviewOf(page, second)).toBeVisible();
  await expect(page.getByText(`下一笔：${second.order_no}`)).toBeAttached();
  expect(
    (await maker.get<Schemas.DepositDetail>(`/deposit/admin/v1/detail/${second.id}`)).body.deposit
      .status,
  ).toBe('pending');
});
