import type { Schemas } from '@brokerdesk/sdk';
import type { Locator } from '@playwright/test';
import Big from 'big.js';
import { reachDate, reachSettlement } from '../../../../apps/server/src/testing/place-order.ts';
import { fund, newClient } from '../../../support/clients.ts';
import { ordersIn, readOrder } from '../../../support/orders.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { inWeeks } from '../../support/in-weeks.ts';
import { spelled } from '../../support/spelled.ts';

const hongKong = (weeks: number) => new Date(`${inWeeks(weeks)}:00+08:00`).toISOString();

const offering = (symbol: string) => ({
  ...{ symbol, name: '海岸新股', market: 'HKEX', currency: 'USD', lot_size: 100, pool_qty: 10_000 },
  ...{ price_min: '10.00', price_max: '12.00', issue_price: '11.00' },
  ...{ apply_start: hongKong(-2), apply_end: hongKong(1), result_at: hongKong(2) },
  ...{ pay_deadline: hongKong(3), listing_at: hongKong(4), funding_model: 'pay_on_win' },
});

const acknowledgeIn = (question: Locator) =>
  question.getByRole('checkbox', { name: '客户未通过实名认证' }).check();

// @rule trade-records: A partial payment is frozen; the last one spends all of it
// @in features/orders/effect/order-effect.ts
test('an IPO order is entered by staff, allotted by two people, paid in parts, sold by two people once it has listed, and settled', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const [angel, angel2, god] = [await staff('angel'), await staff('angel2'), await staff('god')];
  const symbol = `Z${Date.now() % 1_000_000}`;
  const { body: ipo } = await god.post<Schemas.IpoProduct>(
    '/ipo/admin/v1/create',
    offering(symbol),
  );
  await god.put(`/ipo/admin/v1/status/${ipo.id}`, { status: 'listing', version: ipo.version });
  const client = await newClient(angel);
  await fund(angel, angel2, { client, currency: 'USD', amount: '9000.00' });

  await signIn('angel');
  await page.goto('/trx/ipo');
  await page.getByRole('button', { name: '代客下单' }).click();
  const entry = page.getByRole('dialog', { name: '代客下单 · 新股申购' });
  await entry.getByLabel('客户').fill(client.username);
  await page.getByRole('option', { name: client.username }).click();
  await entry.getByLabel('产品').fill(symbol);
  await page.getByRole('option', { name: symbol }).click();
  await entry.getByLabel('数量').fill('500');
  await expect(entry).toContainText('不冻结，中签后缴款');
  await entry.getByRole('button', { name: '提交订单' }).click();
  await expect(toasts(page)).toContainText('等待另一人复核');
  const [order] = (await ordersIn(angel, 'ipo', 'awaiting')).filter(
    (one) => one.client.id === client.id,
  );
  if (order === undefined) throw new Error('No order waits.');

  await reachDate(stack, ipo, 'apply_end');
  const openBook = async () => {
    await page.goto(`/trx/allocation?q=${symbol}&id=${ipo.id}`);
    return page.getByRole('dialog', { name: `${symbol} 海岸新股 配售` });
  };
  const book = await openBook();
  await book.getByLabel(`${order.order_no} 中签数量`).fill('300');
  await book.getByRole('button', { name: '保存草稿' }).click();
  await expect(toasts(page)).toContainText('等待另一位同事公布');
  await expect(book.getByRole('button', { name: '公布结果' })).toHaveCount(0);

  await signIn('angel2');
  await openBook();
  await book.getByRole('button', { name: '公布结果' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 笔中签订单的客户实名未通过。');
  await expect(question).toContainText(`${client.full_name}（${client.username}）`);
  await acknowledgeIn(question);
  expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
  await question.getByRole('button', { name: '确认公布' }).click();
  await expect(book).toContainText('公布配售结果');
  await book.getByRole('button', { name: '通知书（1）' }).click();
  const letters = page.getByRole('dialog', { name: '配售结果通知书' });
  await letters.getByRole('button', { name: '出具 1 份' }).click();
  await expect(letters.getByRole('article')).toContainText('中签 300 股。请于');

  const open = async () => {
    await page.goto(`/trx/ipo?q=${order.order_no}&id=${order.id}`);
    const opened = page.getByRole('dialog', { name: `新股申购 ${order.order_no}`, exact: true });
    await expect(opened.getByRole('heading', { name: '订单历程' })).toBeVisible();
    return opened;
  };
  const drawer = await open();
  const payment = page.getByRole('dialog', { name: `缴款 ${order.order_no}` });
  await drawer.getByRole('button', { name: '登记缴款' }).click();
  await payment.getByLabel('缴款金额').fill('60');
  await expect(payment.getByRole('row', { name: /^冻结/ })).toContainText(spelled('60.00'));
  await acknowledgeIn(payment);
  await payment.getByRole('button', { name: '确认缴款' }).click();
  await expect(drawer).toContainText('部分缴款');
  await drawer.getByRole('button', { name: '登记缴款' }).click();
  await payment.getByRole('button', { name: `全部缴清 ${spelled('3240.00')}` }).click();
  await acknowledgeIn(payment);
  await payment.getByRole('button', { name: '确认缴款' }).click();
  await expect(toasts(page)).toContainText('转为持仓');
  const held = await readOrder(angel, order);
  expect(held.trade).toMatchObject({ status: 'holding', allotted_qty: '300', paid: '3300.00' });
  expect(held.account).toMatchObject({ balance: '5700.00', frozen: '0.00' });

  await expect(drawer.getByRole('button', { name: '卖出', exact: true })).toHaveCount(0);
  await reachDate(stack, ipo, 'listing_at');
  await open();
  await drawer.getByRole('button', { name: '卖出', exact: true }).click();
  const sale = page.getByRole('dialog', { name: `卖出 ${order.order_no}` });
  await sale.getByLabel('卖出价').fill('11.2');
  await sale.getByLabel('卖出数量').fill('100');
  await expect(sale).toContainText('300 → 200');
  await sale.getByLabel('卖出数量').fill('300');
  await expect(sale).toContainText('+60.00');
  await sale.getByRole('button', { name: '确认卖出' }).click();
  await expect(toasts(page)).toContainText('等待第二人复核');

  await signIn('angel');
  await page.goto('/approval?limit=profit');
  const waiting = page.getByRole('row').filter({ hasText: order.order_no });
  await waiting.getByRole('button').first().click();
  const proposal = page.getByRole('dialog', { name: '结算交易' });
  await proposal.getByRole('button', { name: '复核并执行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '确认执行' }).click();
  await expect(toasts(page)).toContainText(order.order_no);

  await open();
  await drawer.getByRole('button', { name: '转待结算' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect(toasts(page)).toContainText('已转待结算');
  await reachSettlement(stack, order);
  await open();
  const { trade: sold } = await readOrder(angel, order);
  const settled = new Big('9060').minus(sold.fee).toFixed(2);
  await drawer.getByRole('button', { name: '结算入账' }).click();
  const settle = page.getByRole('dialog', { name: `结算入账 ${order.order_no}` });
  await expect(settle.getByRole('row', { name: /^余额/ })).toContainText(spelled(settled));
  await settle.getByRole('button', { name: '确认入账' }).click();
  await expect(drawer).toContainText('已完成，账户不会再因这笔订单变动。');
  const { account, history } = await readOrder(angel, order);
  expect(account).toMatchObject({ balance: settled, frozen: '0.00' });
  expect(history.map(({ action }) => action)).toEqual([
    ...['booked', 'approved', 'paid', 'paid', 'sold', 'unsettled', 'completed'],
  ]);
});
