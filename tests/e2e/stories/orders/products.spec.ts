import type { Schemas } from '@brokerdesk/sdk';
import { reachCutoff, reachSettlement } from '../../../../apps/server/src/testing/place-order.ts';
import { fund, newClient } from '../../../support/clients.ts';
import { ordersIn, readOrder } from '../../../support/orders.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { inWeeks } from '../../support/in-weeks.ts';

test('an IPO is created with its windows in order, edited, duplicated, withdrawn, and deleted while no order refers to it', async ({
  page,
  signIn,
}) => {
  const symbol = `T${Date.now() % 1_000_000}`;
  await signIn('angel');
  await page.goto('/trades/ipo');
  await page.getByRole('button', { name: '新增产品' }).click();
  const form = page.getByRole('dialog', { name: '新增产品' });
  await form.getByRole('button', { name: '新增', exact: true }).click();
  await expect(form.getByLabel('代码')).toBeFocused();
  const texts = {
    代码: symbol,
    名称: '云帆生物',
    询价下限: '12',
    询价上限: '10',
    总股数: '10000',
  };
  for (const [label, value] of Object.entries(texts)) await form.getByLabel(label).fill(value);
  await choose(form.getByLabel('市场'), 'HKEX 香港交易所');
  await expect(form).toContainText('交易时段 09:30–12:00 13:00–16:00（Asia/Hong_Kong）');
  await choose(form.getByLabel('币种'), 'HKD');
  await form.getByLabel('申购开始').fill(inWeeks(3));
  await form.getByLabel('申购截止').fill(inWeeks(2));
  await form.getByLabel('公布中签').fill(inWeeks(5));
  await form.getByLabel('缴款截止').fill(inWeeks(7));
  await form.getByLabel('上市时间').fill(inWeeks(9));
  await form.getByRole('button', { name: '新增', exact: true }).click();
  await expect(form.getByText(/^不能小于询价下限（12\.00\sHKD）$/)).toBeVisible();
  await expect(form.getByText('必须晚于申购开始')).toBeVisible();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByLabel('申购开始').fill(inWeeks(1));
  await expect(form.getByText('必须晚于申购开始')).toBeHidden();
  await form.getByLabel('询价上限').fill('15');
  await form.getByRole('button', { name: '新增', exact: true }).click();
  await expect(toasts(page)).toContainText('已新增“云帆生物”');

  await page.goto(`/trades/ipo?q=${symbol}`);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name: `${symbol} 云帆生物` });
  await expect(drawer).toContainText('不能转为待上市：发行价尚未确定');
  await expect(drawer.getByRole('button', { name: '转为待上市' })).toBeDisabled();
  await expect(drawer).toContainText('新增陈雅静');
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await drawer.getByRole('button', { name: '修改' }).click();
  const edit = page.getByRole('dialog', { name: '修改产品' });
  await edit.getByLabel('发行价').fill('13.5');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toContainText('发行价：（空） → 13.50');
  await expect(drawer.getByRole('button', { name: '转为待上市' })).toBeEnabled();

  await drawer.getByRole('button', { name: '复制新增' }).click();
  const copy = page.getByRole('dialog', { name: '复制新增产品' });
  await expect(copy.getByLabel('名称')).toHaveValue('云帆生物');
  await copy.getByLabel('代码').fill(`${symbol}B`);
  await copy.getByLabel('名称').fill('云帆生物二期');
  await copy.getByRole('button', { name: '新增', exact: true }).click();
  await expect(toasts(page)).toContainText('已新增“云帆生物二期”');

  await drawer.getByRole('button', { name: '撤回发行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回发行' }).click();
  await expect(drawer).toContainText('已撤回');
  await page.reload();
  await expect(drawer).toContainText('已撤回');
  await expect(drawer.getByRole('button', { name: '修改' })).toBeHidden();
  await drawer.getByRole('button', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText('云帆生物二期')).toBeVisible();
  await expect(page.getByText('云帆生物', { exact: true })).toHaveCount(0);
});

const hourMs = 3_600_000;
const dayOf = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(at);

const wallTime = (at: Date) => {
  const clock = { timeZone: 'Asia/Shanghai', timeStyle: 'short' } as const;
  return `${dayOf(at)}T${new Intl.DateTimeFormat('sv-SE', clock).format(at)}`;
};

test('an order for a fund is entered by one user, approved by another, confirmed at a value that two have entered, redeemed and paid out', async ({
  page,
  signIn,
  staff,
  stack,
}) => {
  const [angel, angel2, god] = [await staff('angel'), await staff('angel2'), await staff('god')];
  const code = `Z${Date.now() % 1_000_000}`;
  const [yesterday, now] = [new Date(Date.now() - 24 * hourMs), new Date(Date.now() - 60_000)];
  const made = await god.post<Schemas.FundProduct>('/fund/admin/v1/create', {
    ...{ code, name: '远期基金', currency: 'USD', risk: 2, min_amount: '100.00', fee_pct: '0.5' },
    ...{ nav: '1.2500', nav_at: new Date(Date.now() - 72 * hourMs).toISOString() },
    ...{ cutoff: '15:00', confirm_days: 1, redeem_days: 1 },
  });
  const { id } = made.body;
  await god.put(`/fund/admin/v1/status/${id}`, { status: 'enabled', version: 1 });
  const client = await newClient(angel);
  await fund(angel, angel2, { client, currency: 'USD', amount: '9000.00' });

  await signIn('angel');
  await page.goto('/trx/fund');
  await page.getByRole('button', { name: '代客下单' }).click();
  const entry = page.getByRole('dialog', { name: '代客下单 · 基金' });
  await entry.getByLabel('客户').fill(client.username);
  await page.getByRole('option', { name: client.username }).click();
  await entry.getByLabel('产品').fill(code);
  await page.getByRole('option', { name: code }).click();
  await entry.getByLabel('金额').fill('1000');
  await expect(entry).toContainText('截单后公布');
  await entry.getByRole('button', { name: '提交订单' }).click();
  await expect(toasts(page)).toContainText('等待另一人复核');
  const [order] = (await ordersIn(angel, 'fund', 'awaiting')).filter(
    (one) => one.client.id === client.id,
  );
  if (order === undefined) throw new Error('No order waits.');

  await signIn('angel2');
  const open = async () => {
    await page.goto(`/trx/fund?q=${order.order_no}&id=${order.id}`);
    return page.getByRole('dialog', { name: `基金 ${order.order_no}`, exact: true });
  };
  const drawer = await open();
  await drawer.getByRole('button', { name: /^通过/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (const box of await question.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: '确认通过' }).click();
  await expect.poll(async () => (await readOrder(angel, order)).trade.phase).toBe('confirming');
  await expect(await open()).toContainText('待确认份额');
  expect((await readOrder(angel, order)).account).toMatchObject({ frozen: '1000.00' });

  await reachCutoff(stack, order, dayOf(yesterday));
  await page.goto(`/trades/fund?id=${id}`);
  const product = page.getByRole('dialog', { name: new RegExp(`^${code}`) });
  const day = product.getByRole('article', { name: dayOf(yesterday) });
  await expect(day).toContainText('未录入');
  await product.getByRole('button', { name: '录入净值' }).click();
  const form = page.getByRole('dialog', { name: /录入“.*”的净值/ });
  await form.getByLabel('单位净值').fill('2.0000');
  await expect(form.getByRole('alert')).toContainText('偏大，请核对后再提交');
  await form.getByLabel('净值时间').fill(wallTime(yesterday));
  await form.getByRole('button', { name: '录入' }).click();
  await expect(toasts(page)).toContainText('变更已提交');
  await confirmAbout(angel, id);
  await day.getByRole('button', { name: '确认份额' }).click();
  expect(await axeFindings(page, '[role=alertdialog]')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: '确认份额' }).click();
  await expect(toasts(page)).toContainText('已确认 1 笔');
  await expect(product).toContainText('没有等待净值的申购或赎回');

  const held = await open();
  await expect(held).toContainText('500');
  await held.getByRole('button', { name: '赎回', exact: true }).click();
  const redemption = page.getByRole('dialog', { name: `赎回 ${order.order_no}` });
  await redemption.getByLabel('赎回份额').fill('125.5');
  await expect(redemption).toContainText('500 → 374.5');
  await redemption.getByLabel('赎回份额').fill('500');
  await redemption.getByRole('button', { name: '申请赎回' }).click();
  await expect(held).toContainText('赎回中');
  await reachCutoff(stack, order, dayOf(now));
  const { version } = (await angel.get<Schemas.FundProduct>(`/fund/admin/v1/${id}`)).body;
  await angel.put(`/fund/admin/v1/nav/${id}`, {
    nav: '2.0100',
    nav_at: now.toISOString(),
    version,
  });
  await confirmAbout(angel2, id);
  await god.post(`/fund/admin/v1/dealing/${id}`, { day: dayOf(now), version: 1 });
  const clear = held.getByRole('button', { name: '转待结算' });
  await clear.click();
  await page.getByRole('dialog').getByRole('button', { name: '确认', exact: true }).click();
  await expect.poll(async () => (await readOrder(angel, order)).trade.status).toBe('unsettled');
  await reachSettlement(stack, order);
  await (await open()).getByRole('button', { name: '结算入账' }).click();
  await page.getByRole('button', { name: '确认入账' }).click();
  // 500 units at 2.01, less half a per cent of 1,000.00.
  await expect.poll(async () => (await readOrder(angel, order)).account.balance).toBe('9000.00');
});

test('a saving product in English says at each tier what is wrong with it @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await page.goto('/trades/saving?env=tr');
  await page.getByRole('button', { name: 'Add product' }).click();
  const form = page.getByRole('dialog', { name: 'Add product' });
  await form.getByLabel('Code').fill(`S-T${Date.now() % 100_000}`);
  await form.getByLabel('Name').fill('Ladder saver');
  await choose(form.getByLabel('Currency'), 'USD');
  await form.getByLabel('Minimum investment').fill('100');
  await form.getByRole('textbox', { name: /^Term/ }).fill('30');
  await form.getByLabel('From').fill('100');
  await form.getByLabel('Annual rate').fill('3');
  await form.getByRole('button', { name: 'Add a tier' }).click();
  const second = form.getByRole('listitem').nth(1);
  await second.getByLabel('From').fill('100');
  await second.getByLabel('Annual rate').fill('2.5');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(second).toContainText('Must be above 100');
  await expect(second).toContainText('Must be at least 3, as in the previous tier');
  await second.getByLabel('From').fill('5000');
  await second.getByLabel('Annual rate').fill('3.5');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Added Ladder saver')).toBeVisible();
});

test('in English on a narrow screen, the market of a product is chosen by its name, and a fund may have none @night', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('angel');
  await page.goto('/trades/fund');
  await page.getByRole('button', { name: 'Add product' }).click();
  const form = page.getByRole('dialog', { name: 'Add product' });
  const market = form.getByLabel('Market');
  await choose(market, 'HKEX Hong Kong Exchanges');
  await expect(form).toContainText('Trades 09:30–12:00 13:00–16:00 (Asia/Hong_Kong)');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await choose(market, 'No market');
  await expect(form).not.toContainText('Trades 09:30');

  await page.goto('/trades/saving?env=tr&q=S-90');
  await page.locator('[data-row-open]').first().click();
  const saving = page.getByRole('dialog', { name: /^S-90/ });
  await saving
    .getByRole('button', { name: /S\d{8}-/ })
    .first()
    .click();
  await expect(saving.getByRole('table', { name: 'Interest by day' })).toContainText('day 1');
  await expect(saving.getByRole('table', { name: 'Interest schedule' })).toContainText('Accrued');
  await expect(saving).toContainText('Maturity');
});

test('products are imported from a file, one becomes a template, and the others are closed at once', async ({
  page,
  signIn,
}) => {
  const code = `Q${Date.now() % 1_000_000}`;
  const head =
    '代码,名称,币种,策略说明,风险等级,目标年化（不保证）,手续费率,期限,起投金额,单客上限,总额度';
  const line = (number: number, risk = '3') =>
    `${code}-${number},云帆${number}号,USD,按规则买卖,${risk},6.5,1.5,30,100,5000,90000`;
  const fileOf = (...lines: string[]) => ({
    ...{ name: 'products.csv', mimeType: 'text/csv' },
    buffer: Buffer.from([head, ...lines].join('\n')),
  });
  await signIn('angel');
  await page.goto('/trades/quant');
  await page.getByRole('button', { name: '导入与模板' }).click();
  await page.getByRole('menuitem', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入产品' });
  const file = dialog.getByLabel('CSV 文件');
  await file.setInputFiles(fileOf(line(1), line(2, '9')));
  await expect(dialog).toContainText('第 3 行 · 风险等级 “9”不是可选值');
  await file.setInputFiles(fileOf(line(1), line(2), line(3)));
  await dialog.getByRole('button', { name: '新增 3 个产品' }).click();
  await expect(toasts(page)).toContainText('已新增 3 个产品');

  await page.goto(`/trades/quant?q=${code}`);
  await page.getByRole('row').filter({ hasText: '云帆1号' }).locator('[data-row-open]').click();
  const drawer = page.getByRole('dialog', { name: `${code}-1 云帆1号` });
  await drawer.getByRole('button', { name: '客户所见' }).click();
  const card = page.getByRole('article', { name: '客户所见' });
  await expect(card).toContainText('R3 中');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  await expect(page.getByRole('article', { name: 'Client view' })).toContainText('R3 medium');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '存为模板' }).click();
  await page.getByLabel('模板名称').fill(code);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(toasts(page)).toContainText(`已保存模板“${code}”`);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '新增产品' }).click();
  const form = page.getByRole('dialog', { name: '新增产品' });
  await choose(form.getByLabel('从模板开始'), code);
  await expect(form.getByLabel('手续费率')).toHaveValue('1.5');
  await form.getByLabel('代码').fill(`${code}-4`);
  await form.getByLabel('名称').fill('云帆4号');
  await form.getByRole('button', { name: '新增', exact: true }).click();
  await expect(toasts(page)).toContainText('已新增“云帆4号”');

  await expect(page.getByRole('row').filter({ hasText: '云帆' })).toHaveCount(4);
  await page.getByRole('checkbox', { name: '选择本页全部' }).check();
  await page.getByRole('button', { name: '关闭产品' }).click();
  await page.getByRole('button', { name: '关闭产品（4）' }).click();
  await expect(toasts(page)).toContainText('批量关闭产品：已完成');
  await expect(page.getByRole('row').filter({ hasText: '已关闭' })).toHaveCount(4);
});
