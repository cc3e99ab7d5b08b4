import type { Schemas } from '@brokerdesk/sdk';
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
  // The fault goes with the field that it was measured by.
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

test('the value of a fund with open orders takes effect once a second person confirms it, and is in its history', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel2');
  const { body } = await angel.get<Schemas.FundProductList>('/fund/admin/v1/list?q=F-BALANCE');
  const [fund] = body.list;
  if (fund === undefined) throw new Error('The set has no such fund.');
  await signIn('angel');
  await page.goto(`/trades/fund?id=${fund.id}`);
  const drawer = page.getByRole('dialog', { name: /^F-BALANCE/ });
  await expect(drawer.getByRole('button', { name: '删除' })).toBeDisabled();
  await expect(drawer).toContainText('不能删除：已有订单或配售引用该产品');
  await drawer.getByRole('button', { name: '录入净值' }).click();
  const form = page.getByRole('dialog', { name: /录入“.*”的净值/ });
  await form.getByLabel('单位净值').fill('1.4000');
  await expect(form.getByRole('alert')).toContainText('偏大，请核对后再提交');
  await form.getByLabel('净值时间').fill('2020-01-01T15:00');
  await form.getByRole('button', { name: '录入' }).click();
  await expect(form.getByText('不能早于当前净值的时间')).toBeVisible();
  await form
    .getByLabel('净值时间')
    .fill(new Date(Date.now() - 3_600_000).toISOString().slice(0, 16));
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '录入' }).click();
  await expect(toasts(page)).toContainText('变更已提交');
  await expect(drawer.getByRole('list', { name: '等待第二人复核' })).toContainText('1.4000');
  const before = await angel.get<Schemas.FundProduct>(`/fund/admin/v1/${fund.id}`);
  expect(before.body).toMatchObject({ nav: fund.nav, version: fund.version });
  await confirmAbout(angel, fund.id);
  await expect(drawer.getByRole('table', { name: '净值走势' })).toContainText('1.4000');
  await expect(drawer).toContainText('录入净值Victoria Lam');
});

test('a saving product in English says at each tier what is wrong with it @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  // A tenant that has savings.
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
