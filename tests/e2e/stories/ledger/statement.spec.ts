import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { acknowledged, fund, newClient, readClient } from '../../../support/clients.ts';
import { recordDeposit } from '../../../support/deposits.ts';
import type { StaffApi } from '../../../support/staff-api.ts';
import { choose } from '../../support/choose.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';

async function approved(maker: StaffApi, checker: StaffApi, amount: string) {
  const deposit = await recordDeposit(maker, { amount });
  const done = await checker.put<Schemas.Deposit>(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'approved',
    version: deposit.version,
    ...acknowledged(deposit),
  });
  expect(done.status).toBe(200);
  return done.body;
}

test.describe('an amount', () => {
  // @rule clients: An amount links to its record's ledger entries; without entries, no link
  // @in business/client/statement-link.tsx
  test('opens exactly the entries of a credited deposit, at an address that stays, and from there the whole statement', async ({
    page,
    signIn,
    staff,
  }) => {
    const [angel, angel2] = [await staff('angel'), await staff('angel2')];
    // No matter who the client is, the statement has more than the lines of one deposit.
    const before = await approved(angel2, angel, '8.05');
    const deposit = await approved(angel2, angel, '4321.17');
    expect(deposit.client.id).toBe(before.client.id);
    const waiting = await recordDeposit(angel2, { amount: '77.31' });
    await signIn('angel');
    await openDeposit(page, waiting);
    await expect(reviewOf(page, waiting)).toContainText('77.31 USD');
    const ownLines = reviewOf(page, waiting).getByRole('button', { name: /^77\.31 USD，/ });
    await expect(ownLines).toHaveCount(0);

    await openDeposit(page, deposit);
    const facts = reviewOf(page, deposit).getByRole('definition');
    const amounts = facts.getByRole('button', { name: '4,321.17 USD，查看资金流水' });
    await amounts.focus();
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
    await choose(drawer.getByRole('combobox', { name: '类型' }), '出金');
    await expect(lines.filter({ hasText: deposit.order_no })).toHaveCount(0);
    await expect(page).toHaveURL(/tab_kind=withdrawal/);
    await page.goBack();
    await expect(lines).toContainText(deposit.order_no);
    await lines.getByRole('link', { name: `打开入金 ${deposit.order_no}` }).click();
    await expect(reviewOf(page, deposit)).toBeVisible();
    await expect(drawer).toHaveCount(0);
  });
});

test('the present balance in a review leads to its lines, and the balance after the decision leads nowhere', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, maker] = [await staff('angel'), await staff('angel2')];
  const client = await newClient(angel, { currencies: ['USD'] });
  await fund(angel, await staff('god'), { client, currency: 'USD', amount: '640.01' });
  const path = `/deposit/admin/v2/specialized/${client.id}`;
  const account_id = client.accounts[0]?.id;
  const { body: deposit } = await maker.post<Schemas.Deposit>(path, {
    ...{ account_id, amount: '1.00', currency: 'USD', sub_type: 'bank' },
    ...{ payer_name: client.full_name, reference_no: 'FT-1' },
  });
  await signIn('angel');
  await openDeposit(page, deposit);
  const available = reviewOf(page, deposit).getByRole('row', { name: /^可用/ });
  await reviewOf(page, deposit).locator('summary').first().click();
  await expect(available).toContainText('641.01 USD');
  await expect(available.getByRole('button')).toHaveCount(1);
  await available.getByRole('button', { name: '640.01 USD，查看资金流水' }).click();
  const lines = page
    .getByRole('dialog', { name: client.full_name })
    .getByRole('table', { name: '资金流水' });
  await expect(lines).toContainText('+640.01 USD');
  const address = new URL(page.url()).searchParams;
  expect(address.get('tab_account')).toBe(account_id);
  expect(address.get('tab_bucket')).toBe('available');
});

test('an exchange is in the list of exchanges and at its client, and its lines are grouped under one head @night', async ({
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
  await page.getByRole('link', { name: '换汇记录' }).click();
  await page.getByRole('searchbox', { name: '单号、客户', exact: true }).fill(done.order_no);
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
  await drawer.getByRole('radio', { name: '换汇' }).check();
  await expect(drawer.getByRole('tabpanel')).toContainText(done.order_no);

  const nobody = await newClient(angel);
  await page.goto(`/message?client=${nobody.id}&tab=statement&tab_record=${done.id}`);
  const empty = page.getByRole('dialog', { name: nobody.full_name });
  await expect(empty).toContainText('这笔记录没有动过这位客户的资金');
  await empty.getByRole('button', { name: '查看全部流水' }).click();
  await expect(empty).toContainText('没有资金流水');
});

test.describe('a balance in the list of clients', () => {
  async function richClient(staff: (username: string) => Promise<StaffApi>) {
    const [angel, god] = [await staff('angel'), await staff('god')];
    const client = await newClient(angel, { currencies: ['USD', 'HKD'] });
    await fund(angel, god, { client, currency: 'USD', amount: '8765.43' });
    await fund(angel, god, { client, currency: 'HKD', amount: '210.99' });
    return readClient(angel, client.id);
  }

  const accountOf = ({ accounts }: Schemas.Client, currency: string) =>
    accounts.find((one) => one.currency === currency);

  const linesOf = (page: Page, { full_name: name }: Schemas.Client) =>
    page.getByRole('dialog', { name }).getByRole('table', { name: '资金流水' });

  test('leads to the lines of its account and of no other, by a click or by keys, without the row being opened @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await richClient(staff);
    await signIn('angel');
    await page.goto(`/client?q=${client.username}`);
    const list = page.getByRole('table', { name: '客户列表' });
    const drawer = page.getByRole('dialog', { name: client.full_name });
    const row = list.getByRole('row').filter({ hasText: client.username });
    await row.getByRole('button', { name: '8,765.43 USD，查看资金流水' }).click();
    const lines = linesOf(page, client);
    await expect(lines).toContainText('+8,765.43 USD');
    await expect(lines).not.toContainText('HKD');
    const address = new URL(page.url()).searchParams;
    expect(address.get('client')).toBe(client.id);
    expect(address.get('tab_account')).toBe(accountOf(client, 'USD')?.id);
    // The row itself is another way to the client, and was not taken as well.
    expect(address.has('id')).toBe(false);
    await page.goBack();
    await expect(drawer).toBeHidden();

    const other = row.getByRole('button', { name: '210.99 HKD，查看资金流水' });
    await other.focus();
    await page.keyboard.press('Enter');
    await expect(lines).toContainText('+210.99 HKD');
    await expect(lines).not.toContainText('USD');
    expect(new URL(page.url()).searchParams.has('id')).toBe(false);

    await drawer.getByRole('tab', { name: '备注' }).click();
    const account = drawer
      .getByRole('listitem')
      .filter({ hasText: accountOf(client, 'USD')?.acc_no ?? '' });
    await account.getByRole('button', { name: '8,765.43 USD，查看资金流水' }).click();
    await expect(lines).toContainText('+8,765.43 USD');
    await expect(account.getByRole('group')).not.toHaveAttribute('open');
  });

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 375, height: 812 } });

    test('leads there from the card @night', async ({ page, signIn, staff }) => {
      const client = await richClient(staff);
      await signIn('angel');
      await page.goto(`/client?q=${client.username}`);
      const card = page.getByRole('listitem').filter({ hasText: client.full_name });
      await card.getByRole('button', { name: '操作', exact: true }).click();
      await page.getByRole('menuitem', { name: '资金流水：HKD' }).click();
      const drawer = page.getByRole('dialog', { name: client.full_name });
      await expect(drawer).toContainText('+210.99 HKD');
      await expect(page).toHaveURL(new RegExp(`tab_account=${accountOf(client, 'HKD')?.id}`));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  });
});
