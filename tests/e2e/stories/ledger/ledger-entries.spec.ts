import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import Big from 'big.js';
import { fund, newClient } from '../../../support/clients.ts';
import { loans } from '../../../support/overdrawn.ts';
import { waitingWithdrawals } from '../../../support/withdrawals.ts';
import { expect, test } from '../../support/fixtures.ts';
import { chooseState } from '../../support/list-filters.ts';
import { spelled } from '../../support/spelled.ts';
import { openWithdrawal } from '../../support/withdrawal-review.ts';

const drawerOf = (page: Page, of: string) => page.getByRole('dialog', { name: `${of}的资金流水` });
const linesIn = (page: Page, of: string) =>
  drawerOf(page, of).getByRole('table', { name: '资金流水明细' });
const linkTo = (amount: string) => ({ name: `${amount}，查看资金流水`, exact: true });

test.describe('what many records come to', () => {
  test('leads from a sum of the deposits to exactly the lines of the filter, by an address that stays', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['USD', 'HKD'] });
    await fund(angel, god, { client, currency: 'USD', amount: '1200.10' });
    await fund(angel, god, { client, currency: 'USD', amount: '34.05' });
    await fund(angel, god, { client, currency: 'HKD', amount: '77.00' });
    await signIn('angel');
    await page.goto(`/funds/deposit?client_id=${client.id}`);
    const list = page.getByRole('table', { name: '入金记录' });
    await list.getByRole('button', linkTo('1,234.15 USD')).click();
    const lines = linesIn(page, '入金');
    await expect(lines.getByRole('row')).toHaveCount(3);
    await expect(lines).toContainText('+1,200.10 USD');
    await expect(lines).toContainText('+34.05 USD');
    await expect(lines).not.toContainText('HKD');
    await expect(drawerOf(page, '入金')).toContainText('净变动1,234.15 USD');
    await page.reload();
    await expect(lines.getByRole('row')).toHaveCount(3);

    await chooseState(page, '已入账');
    await expect(page).toHaveURL(/[?&]status=approved/);
    await expect(lines.getByRole('row')).toHaveCount(3);
    await page.goBack();
    await expect(page).not.toHaveURL(/[?&]status=approved/);

    await lines.getByRole('button', { name: client.full_name }).first().click();
    const drawer = page.getByRole('dialog', { name: client.full_name });
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(lines.getByRole('row')).toHaveCount(3);
    await page.keyboard.press('Escape');
    await expect(lines).toBeHidden();
    expect(new URL(page.url()).search).toBe(`?client_id=${client.id}`);
    await page.goBack();
    await expect(lines.getByRole('row')).toHaveCount(3);
    await list.locator('[data-row-open]').first().click();
    await expect(page.getByRole('dialog', { name: /^入金 D/ })).toBeVisible();
    await expect(lines).toBeHidden();
    expect(new URL(page.url()).searchParams.has('entries')).toBe(false);
  });

  test('leads from a balance on the dashboard to what the clients have, and from today to what was approved today @night', async ({
    page,
    arrive,
    staff,
  }) => {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['EUR'] });
    await fund(angel, god, { client, currency: 'EUR', amount: '9.87' });
    await arrive('angel');
    const balances = page.getByRole('table', { name: '客户账户余额' });
    await balances
      .getByRole('row', { name: /^EUR/ })
      .getByRole('button', { name: /，查看资金流水$/ })
      .click();
    const held = drawerOf(page, '客户账户');
    const { body } = await angel.get<Schemas.LedgerLineList>(
      '/client/admin/v1/lines?line_currency=EUR',
    );
    const [sum] = body.totals;
    await expect(held).toContainText(`净变动${spelled(sum?.amount ?? '', 'EUR')}`);
    await expect(held.getByRole('table')).toContainText('+9.87 EUR');
    await held.getByRole('button', { name: '关闭' }).click();

    const today = page.getByRole('table', { name: '入金', exact: true });
    await today
      .getByRole('row', { name: /^EUR/ })
      .getByRole('cell')
      .nth(2)
      .getByRole('button', { name: /，查看资金流水$/ })
      .click();
    await expect(linesIn(page, '入金')).toContainText('+9.87 EUR');
    expect(new URL(page.url()).searchParams.get('entries_event')).toBe('approved');
  });

  test('says that nothing has moved if nothing has @night', async ({ page, signIn, staff }) => {
    const maker = await staff('angel2');
    const client = await newClient(maker, { currencies: ['USD'] });
    await maker.post(`/deposit/admin/v2/specialized/${client.id}`, {
      account_id: client.accounts[0]?.id,
      ...{ amount: '5.55', currency: 'USD', sub_type: 'bank' },
      ...{ payer_name: client.full_name, reference_no: 'FT-5' },
    });
    await signIn('angel');
    await page.goto(`/funds/deposit?client_id=${client.id}`);
    const list = page.getByRole('table', { name: '入金记录' });
    await list.getByRole('button', linkTo('5.55 USD')).click();
    await expect(drawerOf(page, '入金')).toContainText('这些记录还没有动过资金');
  });
});

test('selected withdrawals lead to what they have frozen, from the bar and from the question, which stays @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [one, two] = await waitingWithdrawals(angel, 2);
  if (!one || !two) throw new Error('unreachable');
  await signIn('angel');
  await page.goto('/funds/withdrawal?sort=order_no&status=pending&size=100');
  for (const { order_no: orderNo } of [one, two]) {
    await page.getByRole('checkbox', { name: `选择 ${orderNo}` }).check();
  }
  const sum = spelled(new Big(one.amount).plus(two.amount).toFixed(2));
  const bar = page.getByRole('region', { name: '批量操作' });
  await bar.getByRole('button', linkTo(sum)).click();
  const lines = linesIn(page, '出金');
  await expect(lines.getByRole('row')).toHaveCount(5);
  for (const { order_no: orderNo } of [one, two]) await expect(lines).toContainText(orderNo);
  await page.keyboard.press('Escape');
  await expect(lines).toBeHidden();

  await expect(bar).toContainText('已选 2 条');
  await bar.getByRole('button', { name: '通过 2 笔' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (const box of await question.getByRole('checkbox').all()) await box.check();
  await expect(question.getByText(`出金合计：${sum}（2 笔）`)).toBeVisible();
  await question.getByRole('button', linkTo(sum)).click();
  await expect(lines.getByRole('row')).toHaveCount(5);
  expect(new URL(page.url()).searchParams.has('entries')).toBe(false);
  await drawerOf(page, '出金').getByRole('button', { name: '关闭' }).last().click();
  await expect(lines).toBeHidden();
  await question.getByRole('button', { name: '确认付款 2 笔' }).click();
  await expect(page.getByText('批量通过：已完成')).toBeVisible();

  await page.getByRole('button', { name: '查看结果' }).click();
  const report = page.getByRole('dialog', { name: '批量通过的结果' });
  await report
    .getByRole('button', linkTo(spelled(one.amount)))
    .first()
    .click();
  const own = page.getByRole('dialog', { name: '这位客户的资金流水' });
  await expect(own.getByRole('row')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(own).toBeHidden();
  await expect(report).toBeVisible();
});

test('an amount in a dialog leads to its lines over the dialog, and what is typed stays @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [loan] = await loans(angel, 'approved');
  await signIn('angel');
  await page.goto(`/funds/loan?q=${loan.order_no}&id=${loan.id}`);
  const drawer = page.getByRole('dialog', { name: `借款 ${loan.order_no}` });
  await drawer.getByRole('button', { name: '还款', exact: true }).click();
  const form = page.getByRole('dialog', { name: `还款 ${loan.order_no}` });
  await form.getByRole('textbox', { name: '还款金额' }).fill('1.23');
  await form
    .getByRole('row', { name: '合计' })
    .getByRole('button', { name: /，查看资金流水$/ })
    .click();
  const lines = page.getByRole('dialog', { name: '这位客户的资金流水' });
  await expect(lines.getByRole('table', { name: '资金流水明细' })).toContainText(
    `+${spelled(loan.amount, loan.currency)}`,
  );
  await expect(lines.getByRole('table')).toContainText(loan.order_no);
  await expect(lines.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(lines).toBeHidden();
  await expect(form.getByRole('textbox', { name: '还款金额' })).toHaveValue('1.23');
});

test('the question before a withdrawal is paid out leads from its amount and from the balance to their lines @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [withdrawal] = await waitingWithdrawals(await staff('angel'), 1);
  if (!withdrawal) throw new Error('unreachable');
  const amount = spelled(withdrawal.amount);
  await signIn('angel');
  const review = await openWithdrawal(page, withdrawal);
  await review.getByRole('button', { name: '通过' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', linkTo(amount)).first().click();
  const lines = page.getByRole('dialog', { name: '这位客户的资金流水' });
  await expect(lines.getByRole('row')).toHaveCount(3);
  await expect(lines.getByRole('table')).toContainText(`-${amount}`);
  await lines.getByRole('button', { name: '关闭' }).last().click();
  await expect(lines).toBeHidden();
  await question
    .getByRole('button', { name: /，查看资金流水$/ })
    .last()
    .click();
  await expect(lines.getByRole('table')).toContainText(withdrawal.order_no);
  await lines.getByRole('button', { name: '关闭' }).last().click();
  await expect(question).toContainText(amount);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
});
