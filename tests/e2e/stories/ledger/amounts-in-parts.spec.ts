import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { fund, newClient } from '../../../support/clients.ts';
import { loans, readOverdrawn } from '../../../support/overdrawn.ts';
import { readWithdrawal, showcase } from '../../../support/withdrawals.ts';
import { expect, test } from '../../support/fixtures.ts';
import { spelled } from '../../support/spelled.ts';
import { openWithdrawal } from '../../support/withdrawal-review.ts';

const linkTo = (amount: string) => ({ name: `${amount}，查看资金流水`, exact: true });

const statementOf = (page: Page, { full_name: name }: { full_name: string }) =>
  page.getByRole('dialog', { name }).getByRole('table', { name: '资金流水' });

const tabParams = (page: Page) => {
  const { searchParams } = new URL(page.url());
  return Object.fromEntries([...searchParams].filter(([key]) => key.startsWith('tab_')));
};

test('what a client has exchanged leads from its sum to all exchanges, and from its fee to that one alone @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god] = [await staff('angel'), await staff('god')];
  const client = await newClient(angel, { currencies: ['USD', 'HKD'] });
  await fund(angel, god, { client, currency: 'USD', amount: '500.00' });
  const { body: now } = await angel.get<Schemas.CurrencyRate>(
    '/currency/admin/v1/rate?primary=USD&secondary=HKD',
  );
  const account = (currency: string) =>
    client.accounts.find((one) => one.currency === currency)?.id ?? '';
  const exchange = async (amount: string) => {
    const { status, body } = await angel.post<Schemas.Conversion>(
      `/acc/admin/v1/exchange/${client.id}`,
      { from_account: account('USD'), to_account: account('HKD'), amount, rate: now.rate },
    );
    expect(status).toBe(201);
    return body;
  };
  const [first] = [await exchange('30.00'), await exchange('12.50')];

  await signIn('angel');
  await page.goto(`/client?client=${client.id}&tab=exchange`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  const lines = statementOf(page, client);
  await drawer.getByRole('button', linkTo('42.50 USD')).click();
  await expect(lines.getByText('换汇', { exact: true })).toHaveCount(2);
  expect(tabParams(page)).toEqual({ tab_kind: 'exchange', tab_currency: 'USD' });
  await expect(lines).not.toContainText('+500.00');

  await drawer.getByRole('radio', { name: '换汇' }).check();
  const own = drawer.getByRole('row').filter({ hasText: first.order_no });
  await own.getByRole('button', { name: /^手续费 .*，查看资金流水$/ }).click();
  await expect(lines.getByText('换汇', { exact: true })).toHaveCount(1);
  await expect(lines).toContainText(first.order_no);
  expect(tabParams(page)).toEqual({ tab_record: first.id });
});

test('each part of a payment leads to the lines of that payment @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [loan] = await loans(angel, 'outstanding');
  const payment = (await readOverdrawn(angel, loan.id)).payments.at(-1);
  if (payment === undefined) throw new Error('Nothing was paid of it.');
  await signIn('angel');
  await page.goto(`/funds/loan?id=${loan.id}`);
  const review = page.getByRole('dialog', { name: `借款 ${loan.order_no}` });
  const payments = review.getByRole('region', { name: `还款记录 ${loan.currency}` });
  const row = payments.getByRole('row').last();
  const parts = row.getByRole('button', { name: /，查看资金流水$/ });
  const moved = [payment.amount, payment.fine, payment.interest, payment.principal];
  await expect(parts).toHaveText(moved.map((part) => new RegExp(`^${part}`)));
  for (const at of moved.keys()) {
    await parts.nth(at).click();
    await expect(statementOf(page, loan.client)).toContainText(
      `-${spelled(payment.amount, loan.currency)}`,
    );
    expect(tabParams(page)).toEqual({ tab_record: payment.id });
    await page.goBack();
    await expect(payments).toBeVisible();
  }
});

test('the evidence for a withdrawal leads from the last deposit and from what was traded to their lines @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const withdrawal = await showcase(angel, 'clean');
  const { deposit, traded } = (await readWithdrawal(angel, withdrawal.id)).evidence.turnover;
  if (deposit === null) throw new Error('The demonstration set has no deposit before it.');
  await signIn('angel');
  const review = await openWithdrawal(page, withdrawal);
  const evidence = review.getByRole('region', { name: '风险核对' });
  const lines = statementOf(page, withdrawal.client);
  for (const [amount, kind, text] of [
    [deposit.amount, 'deposit', deposit.order_no],
    [traded, 'trade', '交易'],
  ] as const) {
    await evidence.getByRole('button', linkTo(spelled(amount, withdrawal.currency))).click();
    await expect(lines).toContainText(text);
    expect(tabParams(page)).toEqual({ tab_account: withdrawal.account_id, tab_kind: kind });
    await page.goBack();
    await expect(evidence).toBeVisible();
  }
});

test.describe('lines that cannot be had', () => {
  test.use({ expectedTrouble: /500/ });

  test('say so over the page, and are there after another try @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['USD'] });
    await fund(angel, god, { client, currency: 'USD', amount: '61.40' });
    await signIn('angel');
    const broken = '**/deposit/admin/v1/lines?*';
    await page.route(broken, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.goto(`/funds/deposit?client_id=${client.id}`);
    const list = page.getByRole('table', { name: '入金记录' });
    await list.locator('tfoot').getByRole('button', linkTo('61.40 USD')).click();
    const drawer = page.getByRole('dialog', { name: '入金的资金流水' });
    await expect(drawer.getByRole('alert')).toContainText('加载失败', { timeout: 15_000 });
    await page.unroute(broken);
    await drawer.getByRole('button', { name: '重试' }).click();
    await expect(drawer.getByRole('table', { name: '资金流水明细' })).toContainText('+61.40 USD');
  });
});
