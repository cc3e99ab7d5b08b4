import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import Big from 'big.js';
import {
  allotOrder,
  placeOrder,
  reachSettlement,
  reachTradeDate,
} from '../../../../apps/server/src/testing/place-order.ts';
import { fund, newClient } from '../../../support/clients.ts';
import { ordersIn, readOrder } from '../../../support/orders.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test, unlessByDay } from '../../support/fixtures.ts';
import { inWeeks } from '../../support/in-weeks.ts';

test.use({ expectedTrouble: /\/stock\/preview\?|status of 409/ });

const paper = { 总股数: '10000' };
const listed = { 市场: 'HKEX' };
const strategy = {
  ...{ 策略说明: '多因子轮动', 目标年化: '6.5', 手续费率: '0.5', 期限: '30' },
  ...{ 起投金额: '100', 单客上限: '50000', 总额度: '1000000' },
};

const products = [
  {
    ...{ kind: 'stock', called: '打板产品', opens: '转为待上市' },
    typed: {
      ...{ ...paper, 昨收价: '10', 涨停价: '11', 封单金额: '500000', 最多手数: '10' },
      ...{ 开始时间: inWeeks(-2), 截止时间: inWeeks(2) },
    },
    chosen: listed,
    order: { quantity: '100' },
  },
  {
    ...{ kind: 'block', called: '大宗交易', opens: '转为待上市' },
    typed: {
      ...{ ...paper, 参考收盘价: '10', 协议价: '9.5', 最少股数: '100' },
      // Locked holdings cannot be sold.
      ...{ 交收时间: inWeeks(-4), 锁定至: inWeeks(-2) },
    },
    chosen: listed,
    order: { quantity: '100' },
  },
  {
    ...{ kind: 'daily', called: '日内产品', opens: '启用' },
    typed: { ...strategy, 期限: '1', 交易日: inWeeks(1).slice(0, 10) },
    chosen: { 风险等级: 'R3 中' },
    order: { amount: '1000' },
  },
  {
    ...{ kind: 'ai', called: 'AI 产品', opens: '启用' },
    typed: { ...strategy, 方案名称: '月度', 每期费用: '30' },
    chosen: { 风险等级: 'R3 中' },
    order: { amount: '1000' },
  },
  {
    ...{ kind: 'fund', called: '基金', opens: '启用' },
    typed: { 单位净值: '1.25', 净值时间: inWeeks(-1), 起投金额: '100', 手续费率: '0.5' },
    chosen: { 风险等级: 'R3 中' },
  },
  {
    ...{ kind: 'quant', called: '量化产品', opens: '启用' },
    typed: strategy,
    chosen: { 风险等级: 'R3 中' },
    order: { amount: '1000' },
  },
  {
    ...{ kind: 'saving', called: '理财产品', opens: '启用' },
    typed: { 起投金额: '100', 期限: '90', 起始金额: '100', 年利率: '3.65' },
  },
] as const satisfies readonly {
  kind: Schemas.ProductKind;
  called: string;
  opens: string;
  typed: Readonly<Record<string, string>>;
  chosen?: Readonly<Record<string, string>>;
  /** No one orders a saving product in this console, and a fund has a story of its own. */
  order?: { quantity?: string; amount?: string };
}[];

const names = {
  ...{ stock: '打板', block: '大宗交易', ipo: '新股申购', daily: '日内交易' },
  ...{ ai: 'AI 交易', fund: '基金', quant: '量化', subscribe: 'AI 订阅' },
} as const satisfies Record<Schemas.TradeKind, string>;

for (const product of products) {
  const { kind, called, opens } = product;
  test(`a product of the kind ${kind} is created on the screen, opened to clients, ordered, and settled on the screen${unlessByDay(kind === 'stock')}`, async ({
    page,
    signIn,
    staff,
    stack,
  }) => {
    const code = `Z${Date.now() % 1_000_000}`;
    const name = `全程${called}`;
    await signIn('god');
    // No tenant has both stocks and savings.
    await page.goto(`/trades/${kind}?env=${kind === 'stock' ? 'sun3' : 'tr'}`);
    await page.getByRole('button', { name: '新增产品' }).click();
    const form = page.getByRole('dialog', { name: '新增产品' });
    const typed = { 代码: code, 名称: name, ...product.typed };
    // The currency follows the market, whose clock the dates are typed by.
    const chosen: Record<string, string> = 'chosen' in product ? product.chosen : {};
    for (const [label, value] of Object.entries(chosen)) {
      await choose(form.getByLabel(label), value);
    }
    await choose(form.getByLabel('币种'), 'USD');
    // The first of those that are called so: a plan has a name, too.
    for (const [label, value] of Object.entries(typed)) {
      await form.getByLabel(label).and(form.locator('input, textarea')).first().fill(value);
    }
    await form.getByRole('button', { name: '新增', exact: true }).click();
    await expect(toasts(page)).toContainText(`已新增“${name}”`);

    await page.goto(`/trades/${kind}?q=${code}`);
    await page.locator('[data-row-open]').first().click();
    const drawer = page.getByRole('dialog', { name: `${code} ${name}` });
    if ('市场' in chosen) await expect(drawer).toContainText('按 HKEX 的交易日历');
    if (kind === 'fund') await expect(drawer).toContainText('现在赎回');
    if (kind === 'saving') {
      await drawer.getByLabel('试算本金').fill('10000');
      // 10,000 at 3.65 per cent over 90 days.
      await expect(drawer).toContainText('90.00 USD');
      await expect(drawer).toContainText('10,090.00 USD');
      await expect(drawer).toContainText('暂无客户理财');
    }
    await drawer.getByRole('button', { name: opens, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: opens, exact: true }).click();
    // The question covers the drawer, whose buttons are hidden in the meantime: it is answered once it has closed.
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(drawer.getByRole('button', { name: opens, exact: true })).toBeHidden();
    await page.reload();
    await expect(drawer).toBeVisible();
    await expect(drawer.getByRole('button', { name: opens, exact: true })).toBeHidden();
    // An order for a fund waits for its value: products.spec.ts takes one from its entry to its end.
    if (!('order' in product)) return;

    const angel = await staff('angel');
    const client = await newClient(angel);
    await fund(angel, await staff('angel2'), { client, currency: 'USD', amount: '9000.00' });
    const orderOf = product.kind === 'stock' ? enterOnScreen : placeIn(stack);
    const order = await orderOf({ page, staff: angel, signIn }, { ...product, code, client });
    if (kind === 'block') await allotOrder(stack, order);
    else await approveOnScreen(page, angel, order);
    if (kind === 'daily') await reachTradeDate(stack, order);
    await signIn('god2');
    await settleOnScreen(page, { staff: angel, order, due: () => reachSettlement(stack, order) });
    await page.reload();
    const { trade, account } = await readOrder(angel, order);
    expect([trade.status, trade.settle_at === null]).toEqual(['completed', false]);
    const { balance, frozen } = account;
    const left = new Big('9000').plus(trade.profit ?? '0').minus(trade.fee);
    expect([balance, frozen]).toEqual([left.toFixed(2), '0.00']);
  });
}

type Order = Pick<Schemas.Trade, 'kind' | 'id' | 'order_no'>;

async function open(page: Page, { kind, id, order_no: orderNo }: Order) {
  await page.goto(`/trx/${kind}?q=${orderNo}&id=${id}`);
  const drawer = page.getByRole('dialog', { name: `${names[kind]} ${orderNo}`, exact: true });
  await expect(drawer.getByRole('heading', { name: '订单历程' })).toBeVisible();
  return drawer;
}

type Desk = { page: Page; staff: StaffApi; signIn: (username: 'angel2') => Promise<unknown> };
type Wanted = Parameters<typeof placeOrder>[1] & { order: { quantity?: string; amount?: string } };

const placeIn =
  (stack: Parameters<typeof placeOrder>[0]) =>
  (_: Desk, { kind, code, client, order }: Wanted): Promise<Order> =>
    placeOrder(stack, { kind, code, client, ...order });

/** Signs in another user: the one who enters an order does not approve it. */
async function enterOnScreen(
  { page, staff, signIn }: Desk,
  { code, client, order: { quantity = '' } }: Wanted,
): Promise<Order> {
  const enter = async (typed: string) => {
    await page.goto('/trx/stock');
    await page.getByRole('button', { name: '代客下单' }).click();
    const form = page.getByRole('dialog', { name: '代客下单 · 打板' });
    await form.getByLabel('客户').fill(client.username);
    await page.getByRole('option', { name: client.username }).click();
    await form.getByLabel('产品').fill(code);
    await page.getByRole('option', { name: code }).click();
    await form.getByLabel('数量').fill('1000');
    await expect(form).toContainText('这笔订单无法提交，原因见对应栏目。');
    await expect(form.getByText(/余额不足|可用/).first()).toBeVisible();
    await form.getByLabel('数量').fill(typed);
    await expect(form).toContainText('7,900.00 USD');
    await form.getByRole('button', { name: '提交订单' }).click();
    await expect(toasts(page)).toContainText('等待另一人复核');
    const [order] = (await ordersIn(staff, 'stock', 'awaiting')).filter(
      ({ client: { id } }) => id === client.id,
    );
    if (order === undefined) throw new Error('No order waits.');
    return order;
  };
  const wrong = await enter(quantity);
  const drawer = await open(page, wrong);
  await expect(drawer.getByRole('button', { name: /^通过/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: '撤单' }).click();
  const form = page.getByRole('dialog', { name: `撤单 ${wrong.order_no}` });
  await choose(form.getByLabel('原因'), '录入有误');
  await form.getByRole('button', { name: '确认撤单' }).click();
  await expect(toasts(page)).toContainText('已撤单');
  expect((await readOrder(staff, wrong)).account).toMatchObject({ frozen: '0.00' });
  const order = await enter(quantity);
  await signIn('angel2');
  return order;
}

async function approveOnScreen(page: Page, staff: StaffApi, order: Order): Promise<void> {
  const drawer = await open(page, order);
  await drawer.getByRole('button', { name: /^通过/ }).click();
  await page.getByRole('checkbox', { name: '客户未通过实名认证' }).check();
  await page.getByRole('button', { name: '确认通过' }).click();
  await expect.poll(async () => (await readOrder(staff, order)).trade.status).not.toBe('awaiting');
}

async function settleOnScreen(
  page: Page,
  { staff, order, due }: { staff: StaffApi; order: Order; due: () => Promise<void> },
): Promise<void> {
  const drawer = await open(page, order);
  await drawer.getByRole('button', { name: '卖出', exact: true }).click();
  const form = page.getByRole('dialog', { name: `卖出 ${order.order_no}` });
  const { sale } = await readOrder(staff, order);
  if (sale && 'reference' in sale) {
    await form.getByLabel('卖出价').fill(sale.reference);
    await expect(form).toContainText('按市场交易日计算');
  } else {
    await form.getByLabel('盈亏').fill('0.01');
    await form.getByLabel('备注').fill('策略十一月结算单第三页净值');
  }
  await form.getByRole('button', { name: '确认卖出' }).click();
  if (!sale || !('reference' in sale)) {
    // A result that follows from no price takes a second person.
    await expect(toasts(page)).toContainText('等待第二人复核');
    const { waiting } = (await readOrder(staff, order)).trade.decision.second_person ?? {};
    if (waiting == null) throw new Error('No sale waits.');
    const confirm = { result: 'approved', version: waiting.version };
    const answer = await staff.put(`/approval/admin/v1/audit/${waiting.id}`, confirm);
    expect(answer.status).toBe(200);
  }
  await drawer.getByRole('button', { name: '转待结算' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect.poll(async () => (await readOrder(staff, order)).trade.status).toBe('unsettled');
  if (sale && 'reference' in sale) {
    await expect(drawer.getByRole('button', { name: '结算入账' })).toHaveCount(0);
    await due();
    await open(page, order);
  }
  await drawer.getByRole('button', { name: '结算入账' }).click();
  const settle = page.getByRole('dialog', { name: `结算入账 ${order.order_no}` });
  await settle.getByRole('button', { name: '确认入账' }).click();
  await expect(drawer).toContainText('已完成，账户不会再因这笔订单变动。');
}

test('a subscription is ended at once, and the orders of one product are chosen by its name', async ({
  page,
  signIn,
  staff,
}) => {
  const god = await staff('god');
  await signIn('god');
  const held = await ordersIn(god, 'subscribe', 'holding');
  // Another story stops a renewal.
  const order = held.find(({ plan }) => !plan?.auto_renew);
  if (order === undefined) throw new Error('Every subscription renews.');
  const drawer = await open(page, order);
  await drawer.getByRole('button', { name: '立即结束' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认结束' }).click();
  await expect.poll(async () => (await readOrder(god, order)).trade.status).toBe('completed');

  await page.goto('/trx/fund?env=tr');
  await page.getByRole('button', { name: /^筛选/ }).click();
  const [completed] = await ordersIn(god, 'fund', 'completed');
  await choose(
    page.getByRole('combobox', { name: '产品', exact: true }),
    `${completed.product.name} · ${completed.product.code}`,
  );
  await expect(page).toHaveURL(new RegExp(`product_id=${completed.product.id}`));
});
