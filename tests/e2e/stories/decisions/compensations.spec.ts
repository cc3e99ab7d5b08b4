import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { newClient } from '../../../support/clients.ts';
import { decideOverdrawn, giveCredit, readOverdrawn } from '../../../support/overdrawn.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openListMenu } from '../../support/list-filters.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const drawerOf = (page: Page, { sub_type: kind, order_no: orderNo }: Schemas.Overdrawn) =>
  page.getByRole('dialog', { name: `${kind === 'bonus' ? '赠金' : '补偿'} ${orderNo}` });

async function openCredit(page: Page, record: Schemas.Overdrawn) {
  await page.goto(`/funds/compensation?id=${record.id}`);
  const drawer = drawerOf(page, record);
  await expect(drawer.getByRole('heading', { name: '记录信息' })).toBeVisible();
  return drawer;
}

test('compensation and a bonus are listed together; one is credited, the next opens by itself and is rejected', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const client = await newClient(maker);
  const compensation = await giveCredit(maker, 'compensation', { client, amount: '120.50' });
  const bonus = await giveCredit(maker, 'bonus', { client, amount: '30.00' });
  await signIn('angel');
  await page.goto(`/funds/compensation?status=pending&sort=created_at&client_id=${client.id}`);
  await expect(page.getByRole('row', { name: bonus.order_no })).toContainText('赠金');
  await page.getByRole('button', { name: compensation.order_no }).click();
  const drawer = drawerOf(page, compensation);
  await expect(drawer).toContainText(compensation.maker?.name ?? '');
  await drawer.getByRole('button', { name: '通过' }).click();
  const confirm = page.getByRole('alertdialog');
  await expect(confirm).toContainText(/确认发放补偿 120.50\sUSD？/);
  await expect(confirm).toContainText(client.full_name);
  await expect(confirm).toContainText(/0.00\sUSD → 120.50\sUSD/);
  await confirm.getByRole('button', { name: '确认入账' }).click();
  await expect(page.getByText(`${compensation.order_no} 已入账`)).toBeAttached();
  await expect(page.getByText(`下一笔：${bonus.order_no}`)).toBeAttached();
  expect((await readOverdrawn(maker, compensation.id)).account.balance).toBe('120.50');

  const next = drawerOf(page, bonus);
  await next.getByRole('button', { name: '驳回' }).click();
  await next.getByRole('button', { name: '确认驳回' }).click();
  await expect(next.getByLabel('原因', { exact: true })).toHaveAccessibleDescription(
    /请选择驳回原因/,
  );
  await choose(next.getByLabel('原因', { exact: true }), '重复提交');
  await next.getByRole('button', { name: '确认驳回' }).click();
  await expect(page.getByText('没有待审核的补偿或赠金了')).toBeVisible();
  const { record, account } = await readOverdrawn(maker, bonus.id);
  expect(record).toMatchObject({ status: 'rejected', reason_code: 'duplicate' });
  expect(account.balance).toBe('120.50');
});

test.describe('two people', () => {
  test.use({ expectedTrouble: /409/ });

  test('are needed above the limit; the second person sees who was first, and keeps what was typed', async ({
    page,
    signIn,
    staff,
  }) => {
    const angel = await staff('angel');
    const client = await newClient(angel);
    const own = await giveCredit(angel, 'bonus', { client, amount: '20000.00' });
    await signIn('angel');
    const drawer = await openCredit(page, own);
    await expect(drawer).toContainText('须由另一位同事审核');
    await expect(drawer.getByRole('button', { name: '通过' })).toHaveCount(0);

    await drawer.getByRole('button', { name: '驳回' }).click();
    await choose(drawer.getByLabel('原因', { exact: true }), '其他');
    await drawer.getByLabel('说明').fill('发错了客户');
    await untilLive(page);
    await decideOverdrawn(await staff('angel2'), own, 'approved');
    await expect(drawer).toContainText('已入账');
    await expect(drawer.getByRole('alert').first()).toContainText('已由他人处理');
    await expect(drawer.getByRole('button', { name: '确认驳回' })).toBeDisabled();
    await expect(drawer.getByLabel('说明')).toHaveValue('发错了客户');
    expect((await readOverdrawn(angel, own.id)).record.status).toBe('approved');
  });

  test('a bulk decision ends with a report of each record @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const maker = await staff('angel2');
    const client = await newClient(maker);
    const one = await giveCredit(maker, 'compensation', { client, amount: '10.00' });
    const refused = await giveCredit(maker, 'bonus', { client, amount: '20.00' });
    await signIn('angel');
    await page.goto(`/funds/compensation?client_id=${client.id}`);
    await expect(page.getByRole('row', { name: one.order_no })).toBeVisible();
    await untilLive(page);
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await expect(bar).toContainText('30.00 USD');
    await bar.getByRole('button', { name: '通过 2 笔' }).click();
    await decideOverdrawn(await staff('god'), refused, 'rejected');
    await expect(page.locator('tr[aria-rowindex]', { hasText: refused.order_no })).toContainText(
      '已驳回',
    );
    await page.getByRole('alertdialog').getByRole('button', { name: '确认入账 2 笔' }).click();
    await page.getByRole('button', { name: '查看结果' }).click();
    const report = page.getByRole('dialog', { name: '批量通过的结果' });
    await expect(report.getByRole('row', { name: one.order_no })).toContainText('成功');
    await expect(report.getByRole('row', { name: refused.order_no })).toContainText('被拒绝');
    expect((await readOverdrawn(maker, one.id)).account.balance).toBe('10.00');
    await report.getByRole('button', { name: '关闭结果' }).click();
    await expect(report).toBeHidden();
    await expect(bar).toBeHidden();
  });
});

test('a salesman reads what the own clients were given and cannot decide it; on a phone nothing is cut off', async ({
  page,
  signIn,
  staff,
}) => {
  const hero = await staff('hero');
  const { body } = await hero.get<Schemas.OverdrawnList>(
    '/overdrawn/admin/v1/record/list?resource=compensation&status=pending',
  );
  const [record] = body.list;
  if (record === undefined) throw new Error('No client of hero waits for compensation.');
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('hero');
  const drawer = await openCredit(page, record);
  await untilQuiet(page);
  for (const name of ['通过', '驳回']) {
    await expect(drawer.getByRole('button', { name })).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await drawer.getByRole('button', { name: '关闭' }).click();
  const cards = page.getByRole('list', { name: '补偿与赠金记录' }).getByRole('listitem');
  await expect(cards.filter({ hasText: record.order_no })).toBeVisible();
  const menu = await openListMenu(page);
  await expect(menu.getByRole('menuitem', { name: '刷新' })).toBeVisible();
  await expect(menu.getByRole('menuitem', { name: /CSV/ })).toHaveCount(0);
});
