import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import Big from 'big.js';
import { allotOrder, reachSettlement } from '../../../../apps/server/src/testing/place-order.ts';
import { ordersIn, readOrder } from '../../../support/orders.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { spelled } from '../../support/spelled.ts';
import { untilLive } from '../../support/traffic.ts';

const sum = (...amounts: string[]) =>
  amounts.reduce((total, amount) => total.plus(amount), new Big('0')).toFixed(2);

const drawerOf = (page: Page, name: string, { order_no: orderNo }: Schemas.Trade) =>
  page.getByRole('dialog', { name: `${name} ${orderNo}`, exact: true });

/** Ticks the risks of orders whose client has no approved identity, if there are any. */
async function acknowledgeIn(question: Locator): Promise<void> {
  await expect(question).toBeVisible();
  for (const box of await question.getByRole('checkbox').all()) await box.check();
}

/** By its link, in a list of nothing else. */
async function openOrder(page: Page, name: string, order: Schemas.Trade, url = '') {
  await page.goto(`${url}/trx/${order.kind}?q=${order.order_no}&id=${order.id}`);
  const drawer = drawerOf(page, name, order);
  await expect(drawer.getByRole('heading', { name: '订单历程' })).toBeVisible();
  return drawer;
}

test('an application is allotted in part, sold and settled, and each step says beforehand what it moves', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const angel = await staff('angel');
  const waiting = await ordersIn(angel, 'ipo', 'awaiting');
  const applied = waiting.find(({ applied_qty: quantity }) => quantity === '20');
  if (applied === undefined) throw new Error('Nobody has applied for two lots.');
  const before = await readOrder(angel, applied);
  const cost = new Big(applied.price ?? '0').times('10').toFixed(2);

  await signIn('angel');
  const drawer = await openOrder(page, '新股申购', applied);
  await expect(drawer.getByRole('row', { name: /^冻结/ })).toContainText(
    spelled(before.account.frozen),
  );
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  // The pieces of an offer are allotted by its allocation alone.
  await expect(drawer.getByRole('button', { name: '驳回' })).toBeVisible();
  await expect(drawer.getByRole('button', { name: '通过' })).toHaveCount(0);
  await allotOrder(stack, applied, '10');
  const balance = sum(before.account.balance, `-${cost}`);
  const held = await readOrder(angel, applied);
  expect(held.trade).toMatchObject({ status: 'holding', allotted_qty: '10', paid: cost });
  expect(held.account.balance).toBe(balance);
  expect(held.account.available).toBe(
    sum(before.account.available, before.trade.frozen, `-${cost}`),
  );

  await openOrder(page, '新股申购', applied);
  await drawer.getByRole('button', { name: '卖出', exact: true }).click();
  const sale = page.getByRole('dialog', { name: `卖出 ${applied.order_no}` });
  const price = new Big(applied.price ?? '0').plus('0.2').toFixed(2);
  await sale.getByLabel('卖出价').fill(price);
  // A part of it, as it would leave the holding.
  await sale.getByLabel('卖出数量').fill('4');
  await expect(sale).toContainText('+0.80');
  await expect(sale).toContainText('10 → 6');
  await sale.getByLabel('卖出数量').fill('10');
  await expect(sale).toContainText('+2.00');
  await expect(sale).toContainText(/盈亏结算超过 .*须双人复核/);
  await sale.getByRole('button', { name: '确认卖出' }).click();
  await expect(toasts(page)).toContainText('已卖出');
  const sold = await readOrder(angel, applied);
  expect(sold.trade).toMatchObject({ status: 'sold', profit: '2.00' });
  expect(sold.account.balance).toBe(balance);

  await drawer.getByRole('button', { name: '转待结算' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect(toasts(page)).toContainText('已转待结算');
  await reachSettlement(stack, applied);
  await openOrder(page, '新股申购', applied);
  await drawer.getByRole('button', { name: '结算入账' }).click();
  const payout = sum(cost, '2.00', `-${sold.trade.fee}`);
  const settle = page.getByRole('dialog', { name: `结算入账 ${applied.order_no}` });
  await expect(settle).toContainText(`入账 ${spelled(payout)}`);
  const settled = sum(balance, payout);
  await expect(settle.getByRole('row', { name: /^余额/ })).toContainText(spelled(settled));
  await settle.getByRole('button', { name: '确认入账' }).click();
  await expect(drawer).toContainText('已完成，账户不会再因这笔订单变动。');
  const after = await readOrder(angel, applied);
  expect(after.trade.status).toBe('completed');
  expect(after.account.balance).toBe(settled);
  expect(after.history.map(({ action }) => action)).toEqual([
    'booked',
    'approved',
    'sold',
    'unsettled',
    'completed',
  ]);
});

// @rule trade-records: A partial payment is frozen; the last one spends all of it
// @in features/orders/effect/order-effect.ts
test('an allotment is paid in parts, as the form foretold, and held once all of it is paid', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [won] = await ordersIn(angel, 'ipo', 'payment');
  const before = await readOrder(angel, won);
  await signIn('angel');
  const drawer = await openOrder(page, '新股申购', won);
  await expect(drawer).toContainText(`待缴 ${spelled(won.outstanding)}`);
  await drawer.getByRole('button', { name: '登记缴款' }).click();
  const form = page.getByRole('dialog', { name: `缴款 ${won.order_no}` });
  await form.getByLabel('缴款金额').fill('60');
  await expect(form.getByRole('row', { name: /^冻结/ })).toContainText(
    spelled(sum(before.account.frozen, '60')),
  );
  await acknowledgeIn(form);
  await form.getByRole('button', { name: '确认缴款' }).click();
  const left = sum(won.outstanding, '-60');
  await expect(toasts(page)).toContainText(`还需缴 ${spelled(left)}`);
  await expect(drawer).toContainText('部分缴款');
  await drawer.getByRole('button', { name: '登记缴款' }).click();
  await form.getByRole('button', { name: `全部缴清 ${spelled(left)}` }).click();
  await acknowledgeIn(form);
  await form.getByRole('button', { name: '确认缴款' }).click();
  await expect(toasts(page)).toContainText('转为持仓');
  const after = await readOrder(angel, won);
  expect(after.trade).toMatchObject({ status: 'holding', outstanding: '0.00' });
  expect(after.account.balance).toBe(sum(before.account.balance, `-${won.outstanding}`));
  expect(after.account.frozen).toBe(before.account.frozen);
});

/** Sets the limit of profits so low that every sale takes two people. */
async function lowerProfitLimit(god: StaffApi, god2: StaffApi): Promise<void> {
  const configPath = '/config/admin/v1/trade';
  const { waiting: _, ...config } = (await god.get<Schemas.TradeConfigState>(configPath)).body;
  const profit = { ...config.limits.profit, record: '0.01' };
  const limits = { ...config.limits, profit };
  const { body } = await god.put<Schemas.Proposal>(configPath, { ...config, limits });
  await god2.put(`/approval/admin/v1/audit/${body.id}`, { result: 'approved', version: 1 });
}

// @rule trade-records: A sale above the limit is a proposal, shown on the order
// @in features/orders/steps/sell-form.tsx
test('a profit above the limit waits for a second person, is withdrawn, proposed again, and confirmed; many are confirmed in bulk, each with its profit and a report', async ({
  page,
  signIn,
  startOwn,
}) => {
  // Its own server: the limit is everybody's.
  const own = await startOwn();
  const angel = await signInByHand(own.url, 'angel');
  await lowerProfitLimit(await signInByHand(own.url, 'god'), await signInByHand(own.url, 'god2'));
  const [held] = await ordersIn(angel, 'quant', 'holding');

  await signIn('angel', own);
  const drawer = await openOrder(page, '量化', held, own.url);
  await expect(drawer).toContainText(`盈亏结算超过 ${spelled('0.01')}`);
  const sell = drawer.getByRole('button', { name: '卖出', exact: true });
  const sale = page.getByRole('dialog', { name: `卖出 ${held.order_no}` });
  const propose = async () => {
    await sell.click();
    await sale.getByLabel('盈亏').fill('0.05');
    await sale.getByLabel('备注').fill('策略十一月结算单第三页净值');
    await sale.getByRole('button', { name: '确认卖出' }).click();
    await expect(toasts(page)).toContainText('等待第二人复核');
    await expect(drawer).toContainText(/您已于 .* 签署/);
    await expect(sell).toHaveCount(0);
  };
  await propose();
  expect((await readOrder(angel, held)).trade).toMatchObject({ status: 'holding', profit: null });
  await drawer.getByRole('button', { name: '撤回我的签署' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认撤回' }).click();
  await expect(sell).toBeVisible();
  await propose();

  await signIn('angel2', own);
  await page.goto(`${own.url}/approval?limit=profit`);
  await page
    .getByRole('row')
    .filter({ hasText: held.order_no })
    .getByRole('button')
    .first()
    .click();
  const proposal = page.getByRole('dialog', { name: '结算交易' });
  await expect(proposal).toContainText('0.05');
  await expect(proposal.getByRole('link', { name: held.order_no })).toHaveAttribute(
    'href',
    new RegExp(`/trx/quant\\?id=${held.id}`),
  );
  await proposal.getByRole('button', { name: '复核并执行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认执行' }).click();
  await expect(toasts(page)).toContainText(held.order_no);
  const { trade } = await readOrder(angel, held);
  expect(trade).toMatchObject({ status: 'sold', profit: '0.05' });

  const sold = (await ordersIn(angel, 'daily', 'holding')).slice(0, 2);
  for (const { id, version } of sold) {
    // A loss is confirmed like a gain.
    const sale = { to: 'sold', profit: '-0.07', remark: '策略十一月结算单第三页净值', version };
    expect((await angel.post(`/trx/admin/v1/daily/settle/${id}`, sale)).status).toBe(200);
  }

  await page.goto(`${own.url}/trx/daily?env=tr&status=holding&size=100`);
  await untilLive(page);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '复核卖出 2 笔' }).click();
  const question = page.getByRole('alertdialog', { name: '复核 2 笔卖出？' });
  const named = question.getByRole('list', { name: '待复核的卖出' });
  for (const { order_no: orderNo, client } of sold) {
    await expect(named).toContainText(`${orderNo} · ${client.full_name}：盈亏 -0.07`);
  }
  expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
  await question.getByRole('button', { name: '确认卖出 2 笔' }).click();
  await page.getByRole('button', { name: '查看结果' }).click();
  const report = page.getByRole('dialog', { name: '批量复核卖出的结果' });
  await expect(report.getByRole('row')).toHaveCount(sold.length + 1);
  for (const order of sold) {
    const row = report.getByRole('row', { name: new RegExp(order.order_no) });
    await expect(row).toContainText('成功');
    const { trade: after } = await readOrder(angel, order);
    expect(after).toMatchObject({ status: 'sold', profit: '-0.07' });
  }
});

test('many orders are approved, and those that are due settled, with a report of each', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const angel = await staff('angel');
  const awaiting = await ordersIn(angel, 'fund', 'awaiting');
  const waiting = awaiting.filter(({ phase }) => phase === 'review');
  const due = await ordersIn(angel, 'fund', 'unsettled');
  await signIn('angel');
  await page.goto('/trx/fund?phase=review');
  await untilLive(page);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: `通过 ${waiting.length} 笔` }).click();
  const confirm = page.getByRole('alertdialog');
  await acknowledgeIn(confirm);
  await expect(confirm).toContainText('申请金额合计');
  await confirm.getByRole('button', { name: `确认通过 ${waiting.length} 笔` }).click();
  const showReport = () => page.getByRole('button', { name: '查看结果' }).click();
  await showReport();
  const report = page.getByRole('dialog', { name: '批量通过的结果' });
  await expect(report.getByRole('row')).toHaveCount(waiting.length + 1);
  for (const order of waiting) {
    await expect(report.getByRole('row', { name: new RegExp(order.order_no) })).toContainText(
      '成功',
    );
    expect((await readOrder(angel, order)).trade.phase).toBe('confirming');
  }
  await report.getByRole('button', { name: '关闭结果' }).click();

  for (const order of due) await reachSettlement(stack, order);
  await page.goto('/trx/fund?status=unsettled');
  await untilLive(page);
  const before = await Promise.all(due.map((order) => readOrder(angel, order)));
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: `结算 ${due.length} 笔` }).click();
  const settle = page.getByRole('dialog', { name: new RegExp(`结算入账 ${due.length} 笔`) });
  await expect(settle).toContainText('入账合计');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await settle.getByRole('button', { name: `确认入账 ${due.length} 笔` }).click();
  await showReport();
  const settled = page.getByRole('dialog', { name: '批量结算的结果' });
  await expect(settled.getByRole('row')).toHaveCount(due.length + 1);
  for (const { trade } of before) {
    await expect.poll(async () => (await readOrder(angel, trade)).trade.status).toBe('completed');
  }
});

test.describe('in English on a narrow screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('the renewal of a subscription is stopped, and the drawer says when it ends @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const held = await ordersIn(angel, 'subscribe', 'holding');
    const renewing = held.find(({ plan }) => plan?.auto_renew);
    if (renewing === undefined) throw new Error('No subscription renews.');
    await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
    await signIn('angel');
    await page.goto(`/trx/subscribe?q=${renewing.order_no}&id=${renewing.id}`);
    const drawer = drawerOf(page, 'AI subscription', renewing);
    await expect(drawer).toContainText('Renews');
    await expect(drawer).toContainText(/the system renews it/);
    await drawer.getByRole('button', { name: 'Stop renewal' }).click();
    const form = page.getByRole('dialog', { name: `Stop renewal of ${renewing.order_no}` });
    await expect(form).toContainText('It is not billed again');
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
    await form.getByRole('button', { name: 'Stop renewal' }).click();
    await expect(drawer).toContainText(/the system ends it/);
    await expect(drawer.getByRole('button', { name: 'Stop renewal' })).toHaveCount(0);
    const { trade } = await readOrder(angel, renewing);
    expect(trade).toMatchObject({ status: 'holding', plan: { auto_renew: false } });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(375);
  });
});
