import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import { reachSettlement } from '../../../../apps/server/src/testing/place-order.ts';
import { ordersIn, readOrder } from '../../../support/orders.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive } from '../../support/traffic.ts';

const drawerOf = (page: Page, name: string, { order_no: orderNo }: Schemas.Trade) =>
  page.getByRole('dialog', { name: `${name} ${orderNo}`, exact: true });

async function acknowledgeIn(question: Locator): Promise<void> {
  await expect(question).toBeVisible();
  for (const box of await question.getByRole('checkbox').all()) await box.check();
}

async function openOrder(page: Page, name: string, order: Schemas.Trade, url = '') {
  await page.goto(`${url}/trx/${order.kind}?q=${order.order_no}&id=${order.id}`);
  const drawer = drawerOf(page, name, order);
  await expect(drawer.getByRole('heading', { name: '订单历程' })).toBeVisible();
  return drawer;
}

// @rule trade-records: A sale above the limit is a proposal, shown on the order
// @in features/orders/steps/sell-form.tsx
test('a result without a price waits for a second person, is withdrawn, proposed again, and confirmed; matured orders are proposed and confirmed in bulk, each with its result and a report', async ({
  page,
  signIn,
  startOwn,
}) => {
  const own = await startOwn();
  const angel = await signInByHand(own.url, 'angel');
  const [held] = await ordersIn(angel, 'quant', 'holding');

  await signIn('angel', own);
  const drawer = await openOrder(page, '量化', held, own.url);
  await expect(drawer).toContainText('无论金额都须双人复核');
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

  const matured = ({ phase }: Schemas.Trade) => phase === 'matured';
  const sold = (await ordersIn(angel, 'daily', 'holding')).filter(matured).slice(0, 2);
  await page.goto(`${own.url}/trx/daily?env=tr&phase=matured&size=100`);
  await untilLive(page);
  for (const { order_no: orderNo } of sold) {
    await page.getByRole('row').filter({ hasText: orderNo }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: '卖出 2 笔' }).click();
  const bulk = page.getByRole('dialog', { name: '卖出 2 笔？' });
  const results = bulk.getByRole('list', { name: '各笔盈亏' }).getByRole('textbox');
  await bulk.getByLabel('收益率（占成本）').fill('-1');
  await bulk.getByRole('button', { name: '填入各笔' }).click();
  await expect(results.first()).toHaveValue(/^-\d+\.\d\d$/);
  await expect(bulk).toContainText('扣除手续费后入账合计');
  for (const field of await results.all()) await field.fill('-0.07');
  await bulk.getByLabel('结果依据').fill('策略十一月结算单第三页净值');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await bulk.getByRole('button', { name: '提交 2 笔复核' }).click();
  for (const order of sold) {
    await expect
      .poll(async () => (await readOrder(angel, order)).trade.decision.second_person?.waiting)
      .toMatchObject({ mine: true });
  }

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

test('many orders are approved, and those that are due settled, with a report of each @night', async ({
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
  const showReport = (run: string, of: readonly unknown[]) =>
    page.getByRole('button', { name: new RegExp(`${run} \\d+ / ${of.length}\\b`) }).click();
  await showReport('批量通过', waiting);
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
  await showReport('批量结算', due);
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
