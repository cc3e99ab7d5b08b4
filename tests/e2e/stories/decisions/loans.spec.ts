import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import Big from 'big.js';
import { readClient } from '../../../support/clients.ts';
import { decideOverdrawn, loans, readOverdrawn } from '../../../support/overdrawn.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openListMenu } from '../../support/list-filters.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const drawerOf = (page: Page, { order_no: orderNo }: Schemas.Overdrawn) =>
  page.getByRole('dialog', { name: `借款 ${orderNo}` });

const formOf = (page: Page, { order_no: orderNo }: Schemas.Overdrawn) =>
  page.getByRole('dialog', { name: `还款 ${orderNo}` });

async function openLoan(page: Page, loan: Schemas.Overdrawn) {
  await page.goto(`/funds/loan?q=${loan.order_no}&id=${loan.id}`);
  const drawer = drawerOf(page, loan);
  await expect(drawer.getByRole('heading', { name: '应还金额' })).toBeVisible();
  return drawer;
}

/** Has a client who can move the money to an account in another currency. */
async function loanWithWayOut(staff: StaffApi) {
  for (const loan of await loans(staff, 'approved')) {
    const { accounts } = await readClient(staff, loan.client.id);
    const account = accounts.find(({ id }) => id === loan.account_id);
    for (const other of accounts.filter(({ id }) => id !== loan.account_id)) {
      const exchange = `from_account=${loan.account_id}&to_account=${other.id}&amount=100`;
      const quoted = await staff.get<Schemas.ExchangeQuote>(
        `/acc/admin/v1/exchange/${loan.client.id}/quote?${exchange}`,
      );
      if (account && quoted.status === 200) {
        return { loan, account, other, rate: quoted.body.rate };
      }
    }
  }
  throw new Error('No client with a loan that is paid out can exchange the money.');
}

const grouped = (amount: string) => {
  const [whole = '', digits] = amount.split('.');
  const separated = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return digits === undefined ? separated : `${separated}.${digits}`;
};
const shown = (amount: string, currency: string) => `${grouped(amount)}\u00a0${currency}`;

test.describe('a loan', () => {
  test.use({ expectedTrouble: /409|422/ });

  test('is paid out with what it will cost visible, repaid in part as the form foretold, and then whole', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const [loan] = await loans(angel, 'pending');
    const { currency } = loan;
    const before = await readOverdrawn(angel, loan.id);
    await signIn('angel');
    const drawer = await openLoan(page, loan);
    await expect(drawer).toContainText('若现在放款，到期日');
    const total = before.record.loan?.at_due?.total ?? '';
    await expect(drawer.getByRole('row', { name: '合计' })).toContainText(grouped(total));
    await drawer.getByRole('button', { name: '通过' }).click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText(`确认放款 ${shown(loan.amount, currency)}？`);
    await expect(confirm).toContainText(loan.client.full_name);
    await expect(confirm).toContainText(`届时应还 ${shown(total, currency)}`);
    await expect(confirm).toContainText(shown(before.after.balance, currency));
    await confirm.getByRole('button', { name: '确认放款' }).click();
    await expect(page.getByText(`${loan.order_no} 已放款`)).toBeAttached();
    await expect(page.getByText('没有待审核的借款了')).toBeVisible();
    const paidOut = await readOverdrawn(angel, loan.id);
    expect(paidOut.record.status).toBe('approved');
    expect(paidOut.account.balance).toBe(before.after.balance);

    await page.getByRole('button', { name: loan.order_no, exact: true }).click();
    await drawer.getByRole('button', { name: '还款', exact: true }).click();
    const form = formOf(page, loan);
    const amount = form.getByLabel('还款金额');
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(amount).toHaveAccessibleDescription(/请填写还款金额/);
    const tooMuch = new Big(loan.amount).plus('0.01').toFixed(2);
    await amount.fill(tooMuch);
    await expect(form).toContainText(`超出应还金额 ${shown('0.01', currency)}`);
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(amount).toHaveAccessibleDescription(/还款金额超过应还金额/);
    await expect(amount).toBeFocused();
    await amount.fill('100.5');
    const left = new Big(loan.amount).minus('100.5').toFixed(2);
    const sum = form.getByRole('row', { name: '合计' });
    await expect(sum).toContainText('100.50');
    await expect(sum).toContainText(grouped(left));
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(page.getByText(`还欠 ${shown(left, currency)}`)).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(drawer).toContainText('部分已还');
    await expect(drawer.getByRole('region', { name: '还款记录' }).last()).toContainText('100.50');

    await drawer.getByRole('button', { name: '还款', exact: true }).click();
    await expect(amount).toHaveValue('');
    await form.getByRole('button', { name: `全部还清 ${shown(left, currency)}` }).click();
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(page.getByText('借款已结清')).toBeVisible();
    await expect(drawer).toContainText('已结清');
    await expect(drawer.getByRole('button', { name: '还款', exact: true })).toHaveCount(0);
    const after = await readOverdrawn(angel, loan.id);
    expect(after.record).toMatchObject({ status: 'completed', loan: { repaid: loan.amount } });
    expect(after.payments.map((payment) => payment.amount)).toEqual(['100.50', left]);
    expect(after.account.balance).toBe(before.account.balance);
  });

  test('is settled by one payment if nothing was paid yet @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const [loan] = await loans(angel, 'pending');
    await decideOverdrawn(await staff('god'), loan, 'approved');
    await signIn('angel');
    const drawer = await openLoan(page, loan);
    await drawer.getByRole('button', { name: '还款', exact: true }).click();
    const form = formOf(page, loan);
    const { record: owed } = await readOverdrawn(angel, loan.id);
    const whole = shown(owed.loan?.outstanding ?? '', loan.currency);
    await form.getByRole('button', { name: `全部还清 ${whole}` }).click();
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(page.getByText('借款已结清')).toBeVisible();
    await expect(drawer).toContainText('已结清');
    const { record, payments } = await readOverdrawn(angel, loan.id);
    expect(record).toMatchObject({ status: 'completed', loan: { outstanding: '0.00' } });
    expect(payments).toHaveLength(1);
  });

  test('takes no payment twice that a colleague has entered in the meantime, and keeps what was typed @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const [loan] = await loans(angel, 'approved');
    await signIn('angel');
    const drawer = await openLoan(page, loan);
    await drawer.getByRole('button', { name: '还款', exact: true }).click();
    const form = formOf(page, loan);
    const amount = form.getByLabel('还款金额');
    await amount.fill('50');
    const colleague = await staff('angel2');
    await colleague.post(`/overdrawn/admin/v1/loan/pay_fine/${loan.id}`, { amount: '50.00' });
    await expect(page.locator('[data-slot=drawer]')).toContainText('部分已还');
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(form.getByRole('alert').first()).toContainText('这笔借款刚有变动');
    await expect(amount).toHaveValue('50');
    const now = await readOverdrawn(angel, loan.id);
    expect(now.payments).toHaveLength(1);
    const owed = grouped(now.record.loan?.outstanding ?? '');
    await expect(form.getByRole('row', { name: '合计' })).toContainText(owed);
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(form).toHaveCount(0);
    expect((await readOverdrawn(angel, loan.id)).payments).toHaveLength(2);
  });

  test('is not repaid with money that has left the account: the amount says what is there, stays typed, and nothing is booked @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const { loan, account, other, rate } = await loanWithWayOut(angel);
    const { currency } = loan;
    await signIn('angel');
    const drawer = await openLoan(page, loan);
    await drawer.getByRole('button', { name: '还款', exact: true }).click();
    const form = formOf(page, loan);
    const amount = form.getByLabel('还款金额');
    await form.getByRole('button', { name: /^全部还清/ }).click();
    const typed = await amount.inputValue();
    // In two parts, each within the limits of who signs it.
    const out = new Big(account.available).minus('100');
    const half = out.div(2).round(2);
    const parts = [
      [angel, half],
      [await staff('angel2'), out.minus(half)],
    ] as const;
    for (const [signer, part] of parts) {
      const moved = await signer.post<Schemas.ExchangeOutcome>(
        `/acc/admin/v1/exchange/${loan.client.id}`,
        { from_account: account.id, to_account: other.id, amount: part.toFixed(2), rate },
      );
      expect(moved.body).toHaveProperty('order_no');
    }
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(amount).toHaveAccessibleDescription(
      new RegExp(`账户可用余额不足：可用 100\\.00.${currency}`),
    );
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(typed);
    await expect(form.getByRole('alert').filter({ hasText: '还款失败' })).toBeVisible();
    expect((await readOverdrawn(angel, loan.id)).payments).toEqual([]);

    await amount.fill('100');
    await form.getByRole('button', { name: '确认还款' }).click();
    await expect(form).toHaveCount(0);
    const after = await readOverdrawn(angel, loan.id);
    expect(after.payments.map((payment) => payment.amount)).toEqual(['100.00']);
    expect(after.account.available).toBe('0.00');
  });

  test('names the user who decided first, and keeps the typed reason; another is rejected @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const god = await staff('god');
    const [contested, rejected] = await loans(god, 'pending');
    if (rejected === undefined) throw new Error('The demonstration set has one pending loan only.');
    await signIn('angel');
    await page.goto('/funds/loan?status=pending&sort=order_no');
    await page.getByRole('button', { name: contested.order_no }).click();
    const drawer = drawerOf(page, contested);
    await drawer.getByRole('button', { name: '驳回' }).click();
    await choose(drawer.getByLabel('原因', { exact: true }), '其他');
    await drawer.getByLabel('说明').fill('收入证明不足');
    await untilLive(page);
    await decideOverdrawn(god, contested, 'approved');
    await expect(drawer).toContainText('已放款');
    await expect(drawer.getByRole('alert').first()).toContainText('已由他人处理');
    await expect(drawer.getByRole('button', { name: '确认驳回' })).toBeDisabled();
    await expect(drawer.getByLabel('说明')).toHaveValue('收入证明不足');

    await page.getByRole('button', { name: rejected.order_no }).click();
    const other = drawerOf(page, rejected);
    await other.getByRole('button', { name: '驳回' }).click();
    await choose(other.getByLabel('原因', { exact: true }), '不符合条件');
    await other.getByRole('button', { name: '确认驳回' }).click();
    await expect(page.getByText(`${rejected.order_no} 已驳回`)).toBeVisible();
    const { record } = await readOverdrawn(god, rejected.id);
    expect(record).toMatchObject({ status: 'rejected', reason_code: 'not_eligible' });
  });

  test('leads from the strip into the list when it is due; many are paid out with a report of each @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const [one, refused] = await loans(angel, 'pending');
    if (refused === undefined) throw new Error('The demonstration set has one pending loan only.');
    const { body: due } = await angel.get<Schemas.LoansDue>('/overdrawn/admin/v1/loan/due');
    await signIn('angel');
    await page.goto('/funds/loan');
    const strip = page.getByRole('navigation', { name: '到期情况' });
    const [owed] = due.overdue.totals;
    if (owed === undefined) throw new Error('The demonstration set has no overdue loan.');
    const link = strip.getByRole('link', { name: `已逾期 ${due.overdue.count} 笔` });
    const owes = strip.getByRole('button', {
      name: `${shown(owed.amount, owed.currency)}，查看资金流水`,
    });
    await owes.click();
    const lines = page.getByRole('dialog', { name: '借款、补偿和赠金的资金流水' });
    const { body: behind } = await angel.get<Schemas.LedgerLineList>(
      `/overdrawn/admin/v1/record/lines?resource=loan&overdue=true&currency=${owed.currency}`,
    );
    await expect(lines.getByRole('row')).toHaveCount(behind.total + 1);
    await page.keyboard.press('Escape');
    await expect(lines).toBeHidden();
    await link.click();
    await expect(page).toHaveURL(/overdue=true/);
    await expect(link).toHaveAttribute('aria-current', /true|page/);
    await expect(page.getByText(`共 ${due.overdue.count} 条`).last()).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '逾期' })).toHaveCount(due.overdue.count);
    await page.getByRole('button', { name: '清除全部' }).click();
    await strip.getByRole('link', { name: /7 天内到期/ }).click();
    await expect(page).toHaveURL(/due_within=7/);
    await expect(page.getByRole('row').filter({ hasText: '还剩' })).toHaveCount(due.soon.count);

    await page.goto('/funds/loan?status=pending&sort=order_no');
    await page.getByRole('checkbox', { name: `选择 ${one.order_no}` }).check();
    await page.getByRole('checkbox', { name: `选择 ${refused.order_no}` }).check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await bar.getByRole('button', { name: '通过 2 笔' }).click();
    const confirm = page.getByRole('alertdialog');
    for (const { client } of [one, refused]) await expect(confirm).toContainText(client.full_name);
    await decideOverdrawn(await staff('god'), refused, 'rejected');
    await confirm.getByRole('button', { name: '确认放款 2 笔' }).click();
    await page.getByRole('button', { name: '查看结果' }).click();
    const report = page.getByRole('dialog', { name: '批量通过的结果' });
    await expect(report.getByRole('row', { name: one.order_no })).toContainText('成功');
    await expect(report.getByRole('row', { name: refused.order_no })).toContainText('被拒绝');
    expect((await readOverdrawn(angel, one.id)).record.status).toBe('approved');
    expect((await readOverdrawn(angel, refused.id)).record.status).toBe('rejected');
  });
});

// @rule loans: Readers of loans, compensation and bonus have no action buttons
// @in features/loans/review/loan-drawer.tsx
test('a salesman sees the loans of the own clients and can neither decide, repay nor export; on a phone nothing is cut off', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const { body } = await hero.get<Schemas.OverdrawnList>(
    '/overdrawn/admin/v1/record/list?sub_type=loan',
  );
  const [loan] = body.list;
  if (loan === undefined) throw new Error('No client of hero has a loan.');
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('hero');
  await page.goto('/funds/loan');
  const cards = page.getByRole('list', { name: '借款记录' }).getByRole('listitem');
  await expect(cards.filter({ hasText: loan.order_no })).toBeVisible();
  const menu = await openListMenu(page);
  await expect(menu.getByRole('menuitem', { name: '刷新' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /CSV/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const drawer = await openLoan(page, loan);
  await untilQuiet(page);
  for (const name of ['通过', '驳回', '还款']) {
    await expect(drawer.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  const byHand = await hero.post<Schemas.Problem>(`/overdrawn/admin/v1/loan/pay_fine/${loan.id}`, {
    amount: '1.00',
  });
  expect([byHand.status, byHand.body.code]).toEqual([403, 'FORBIDDEN']);
});
