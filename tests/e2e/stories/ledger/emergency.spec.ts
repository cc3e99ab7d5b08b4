import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

/** The smallest picture: one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.use({ expectedTrouble: /emergency\/admin\/v1\/order|status of 404/ });

test('an order is found by its number, and amended by two people with evidence', async ({
  page,
  signIn,
  staff,
  browser,
  stack,
}) => {
  const god = await staff('god');
  const deposit = await recordDeposit(god, { amount: '120.00' });
  const orderNo = deposit.order_no;
  const payer = deposit.payer_name ?? '';
  await signIn('god');
  await page.goto('/emergency');
  await page.getByRole('button', { name: '查找订单' }).click();
  const finder = page.getByRole('dialog', { name: '查找订单' });
  await expect(finder.getByLabel('订单号')).toBeFocused();
  await finder.getByLabel('订单号').fill('D20200101-9');
  await finder.getByRole('button', { name: '查找', exact: true }).click();
  await expect(finder).toContainText('没有找到订单 D20200101-9');
  await finder.getByLabel('订单号').fill(orderNo.toLowerCase());
  await finder.getByRole('button', { name: '查找', exact: true }).click();
  await expect(finder).toContainText(payer);
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);

  await finder.getByRole('button', { name: '提出修正' }).click();
  const form = page.getByRole('dialog', { name: `修正订单 ${orderNo}` });
  await choose(form.getByLabel('原因类别'), '录入有误');
  await form.getByLabel('修正原因').fill('付款人姓名录错');
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(form).toContainText('至少修改一项');
  await form.getByLabel('金额').fill('100.00');
  await form.getByLabel('付款人').fill('张三丰');
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'proof.png', mimeType: 'image/png', buffer: picture });
  const preview = form.getByRole('region', { name: '客户看到的内容' });
  await expect(preview).toContainText(`更正：付款人 ${payer} → 张三丰`);
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(toasts(page)).toContainText(`已提交订单 ${orderNo} 的修正`);
  await expect(finder).toContainText('正在等待审核');

  await page.goto(`/emergency?q=${orderNo}`);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name: `修正订单 ${orderNo}` });
  await expect(drawer).toContainText('可复核人');
  await expect(drawer.getByRole('button', { name: /^(通过|驳回)/ })).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: '撤回修正' })).toBeVisible();

  const context = await browser.newContext({ locale: 'zh-CN' });
  const other = await context.newPage();
  await signInOn(other, stack.url, 'god2');
  await other.goto(`${stack.url}/emergency?q=${orderNo}`);
  await other.locator('[data-row-open]').first().click();
  const review = other.getByRole('dialog', { name: `修正订单 ${orderNo}` });
  await expect(review.getByRole('img', { name: /证明材料/ })).toBeVisible();
  expect(await axeFindings(other, '[data-slot=drawer]')).toEqual([]);
  await review.getByRole('button', { name: /^通过/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '通过并生效' }).click();
  await expect(toasts(other)).toContainText(`订单 ${orderNo} 的修正已生效`);
  await context.close();

  await expect(drawer).toContainText('已生效');
  const { body } = await god.get<Schemas.DepositDetail>(`/deposit/admin/v1/detail/${deposit.id}`);
  expect(body.deposit).toMatchObject({ amount: '100.00', payer_name: '张三丰' });
});
