import type { Schemas } from '@brokerdesk/sdk';
import { newClient } from '../support/clients.ts';
import { recordDeposit } from '../support/deposits.ts';
import type { StaffApi } from '../support/staff-api.ts';
import { expect, test } from './fixtures.ts';
import { openDeposit, reviewOf } from './review.ts';

async function approved(maker: StaffApi, checker: StaffApi, amount: string) {
  const deposit = await recordDeposit(maker, { amount });
  const done = await checker.put<Schemas.Deposit>(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'approved',
    version: deposit.version,
  });
  expect(done.status).toBe(200);
  return done.body;
}

test.describe('an amount', () => {
  test('of a credited deposit opens exactly its lines, by an address that stays, and from there the whole statement', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, angel2] = [await staff('angel'), await staff('angel2')];
    const deposit = await approved(angel2, angel, '4321.17');
    const waiting = await recordDeposit(angel2, { amount: '77.31' });
    await signIn('angel');
    await openDeposit(page, waiting);
    // What has moved no money has no lines to show.
    await expect(reviewOf(page, waiting)).toContainText('77.31 USD');
    await expect(reviewOf(page, waiting).getByRole('button', { name: /查看资金流水/ })).toHaveCount(
      0,
    );

    await openDeposit(page, deposit);
    const amount = reviewOf(page, deposit).getByRole('button', {
      name: '4,321.17 USD，查看资金流水',
    });
    await amount.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: deposit.client.full_name });
    const lines = drawer.getByRole('table', { name: '资金流水' });
    await expect(lines.getByRole('row')).toHaveCount(2);
    await expect(lines).toContainText('+4,321.17 USD');
    await expect(lines).toContainText(deposit.order_no);
    await expect(drawer).toContainText(`记录：入金 ${deposit.order_no}`);
    await page.reload();
    await expect(lines.getByRole('row')).toHaveCount(2);

    await drawer.getByRole('button', { name: /移除条件：记录/ }).click();
    await expect(lines.getByRole('row').nth(2)).toBeVisible();
    await drawer.getByRole('combobox', { name: '类型' }).selectOption({ label: '出金' });
    await expect(lines.filter({ hasText: deposit.order_no })).toHaveCount(0);
    await expect(page).toHaveURL(/tab_kind=withdrawal/);
    await page.goBack();
    await expect(lines).toContainText(deposit.order_no);
    await lines.getByRole('link', { name: `打开入金 ${deposit.order_no}` }).click();
    await expect(reviewOf(page, deposit)).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });
});

test('an exchange is in the list of exchanges and at its client, and its lines stand together under one head', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.ConversionList>('/acc/admin/v1/exchange/list?size=1');
  const done = body.list[0];
  if (done === undefined) throw new Error('The set has no exchange.');
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${done.order_no}`);
  await page.getByRole('button', { name: '换汇记录' }).click();
  await page.getByRole('searchbox', { name: '单号、客户' }).fill(done.order_no);
  const row = page
    .getByRole('table', { name: '换汇记录' })
    .getByRole('row')
    .filter({ hasText: done.order_no });
  await expect(row).toContainText(done.from_acc_no);
  await row.getByRole('button', { name: done.order_no }).click();
  const drawer = page.getByRole('dialog', { name: done.client.full_name });
  const lines = drawer.getByRole('table', { name: '资金流水' });
  await expect(lines.getByRole('row')).toHaveCount(3);
  await expect(lines.getByText('换汇', { exact: true })).toHaveCount(1);
  await expect(lines).toContainText(done.from_acc_no);
  await expect(lines).toContainText(done.to_acc_no);
  await drawer.getByRole('tab', { name: '换汇' }).click();
  await expect(drawer.getByRole('tabpanel')).toContainText(done.order_no);

  const nobody = await newClient(angel);
  await page.goto(`/message?client=${nobody.id}&tab=statement&tab_record=${done.id}`);
  const empty = page.getByRole('dialog', { name: nobody.full_name });
  await expect(empty).toContainText('这笔记录没有动过这位客户的资金');
  await empty.getByRole('button', { name: '查看全部流水' }).click();
  await expect(empty).toContainText('没有资金流水');
});
