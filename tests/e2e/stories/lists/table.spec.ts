import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import Big from 'big.js';
import { acknowledged } from '../../../support/clients.ts';
import { balanceOf, recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/list-filters.ts';

async function columnsOf(page: Page): Promise<string[]> {
  const heads = page.getByRole('columnheader').and(page.locator('[data-column]'));
  return heads.allInnerTexts();
}

async function openColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: '列与行距' }).click();
  await page.getByRole('menuitem', { name: '调整列…' }).click();
  await expect(page.getByRole('dialog', { name: '调整列' })).toBeVisible();
}

async function openViews(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^视图/ }).click();
  await page.getByRole('menuitem', { name: '保存和管理视图…' }).click();
  await expect(page.getByRole('dialog', { name: '视图' })).toBeVisible();
}

async function findings(page: Page, ...themes: ('light' | 'dark')[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeFindings(page)).map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

test('columns are arranged as the user wants until reset; a saved view brings its filters into the address and may open the list', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/deposit');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const initial = await columnsOf(page);

  await openColumns(page);
  const dialog = page.getByRole('dialog', { name: '调整列' });
  await dialog.getByRole('button', { name: '客户右移' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('客户已移到第 3 列')).toBeAttached();
  await choose(dialog.getByLabel('状态的位置'), '固定在左');
  await dialog.getByLabel('方式', { exact: true }).uncheck();
  expect(await findings(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: '完成' }).click();
  await page
    .getByRole('columnheader', { name: '汇率' })
    .dragTo(page.locator('th[data-column=amount]'), {
      targetPosition: { x: 3, y: 12 },
    });

  const arranged = await columnsOf(page);
  expect(arranged.slice(0, 5)).toEqual(['订单号', '状态', '汇率', '金额', '客户']);
  expect(arranged).not.toContain('方式');
  await page.reload();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  expect(await columnsOf(page)).toEqual(arranged);

  await openColumns(page);
  await dialog.getByRole('button', { name: '恢复默认' }).click();
  await dialog.getByRole('button', { name: '完成' }).click();
  expect(await columnsOf(page)).toEqual(initial);

  await page.goto('/funds/deposit?status=rejected&currency=USD&sort=-amount&size=50&page=1');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await openViews(page);
  const views = page.getByRole('dialog', { name: '视图' });
  await views.getByLabel('把当前的筛选和列保存为').fill('驳回的美元');
  await page.keyboard.press('Enter');
  await views.getByRole('button', { name: '重命名“驳回的美元”' }).click();
  await page.keyboard.type('已驳回');
  await page.keyboard.press('Enter');
  expect(await findings(page, 'dark')).toEqual([]);
  await views.getByRole('button', { name: '关闭' }).click();

  await page.getByRole('button', { name: '清除全部' }).click();
  await openFilters(page);
  await choose(page.getByRole('combobox', { name: '币种', exact: true }), 'CNY');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/status=/);
  await page.getByRole('button', { name: '视图', exact: true }).click();
  await page.getByRole('menuitemradio', { name: /已驳回/ }).click();
  await expect(page).toHaveURL(/status=rejected/);
  await expect(page).toHaveURL(/currency=USD/);
  await expect(page).toHaveURL(/sort=-amount/);
  await expect(page).toHaveURL(/size=50/);

  await openViews(page);
  await views.getByRole('button', { name: /默认使用/ }).click();
  await page.goto('/funds/deposit');
  await expect(page).toHaveURL(/status=rejected/);
  await page.goto('/funds/deposit?currency=CNY');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page).not.toHaveURL(/status=/);
  await openViews(page);
  await views.getByRole('button', { name: /^删除/ }).click();
  await views.getByRole('button', { name: '确认删除' }).click();
  await expect(views.getByRole('button', { name: '确认删除' })).toHaveCount(0);
  await page.goto('/funds/deposit');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await expect(page).not.toHaveURL(/status=/);
});

test.describe('many deposits at once', () => {
  test.use({ expectedTrouble: /409|ERR_FAILED|Failed to load/ });

  // @rule lists: A bulk confirmation repeats number, totals and clients, and excludes the undecidable
  // @in business/decision/bulk/bulk-facts.tsx
  test('are approved once each on the server; a reload finds the report, with refusals that are tried again', async ({
    page,
    signIn,
    staff,
  }) => {
    const maker = await staff('angel2');
    const payer = `Bulk ${Date.now()}`;
    const deposits: Schemas.Deposit[] = [];
    for (const amount of ['100.10', '200.20', '300.30', '400.40']) {
      deposits.push(await recordDeposit(maker, { amount, tag: payer }));
    }
    const [first, refused] = deposits;
    if (!first || !refused) throw new Error('Four deposits were asked for.');
    const before = new Big(await balanceOf(maker, first));
    await signIn('angel');
    await page.goto(`/funds/deposit?status=pending&q=${encodeURIComponent(payer)}`);
    await expect(page.getByRole('row').filter({ has: page.getByRole('checkbox') })).toHaveCount(5);
    await page.getByRole('checkbox', { name: '选择本页全部' }).check();
    const bar = page.getByRole('region', { name: '批量操作' });
    await expect(bar).toContainText('已选 4 条');
    await expect(bar).toContainText('1,001.00 USD');
    await (await staff('god')).put(`/deposit/admin/v1/audit/${refused.id}`, {
      result: 'rejected',
      reason_code: 'not_received',
      reason: '未到账',
      version: refused.version,
    });
    await bar.getByRole('button', { name: '通过 4 笔' }).click();
    const confirm = page.getByRole('alertdialog');
    await expect(confirm).toContainText('确认入账 4 笔');
    await expect(confirm).toContainText('1,001.00 USD（4 笔）');
    await expect(confirm).toContainText(first.client.full_name);
    await confirm.getByRole('button', { name: '确认入账 4 笔' }).click();

    const run = page.getByRole('button', { name: '查看结果：批量通过' });
    await expect(run).toContainText('4 / 4');
    await page.reload();
    await run.click();
    const report = page.getByRole('dialog', { name: '批量通过的结果' });
    const rowOf = (deposit: Schemas.Deposit) => report.getByRole('row', { name: deposit.order_no });
    await expect(rowOf(first)).toContainText('成功');
    await expect(rowOf(refused)).toContainText('被拒绝');
    await expect(rowOf(refused)).toContainText('ALREADY_DECIDED');
    expect(await findings(page, 'light', 'dark')).toEqual([]);
    const arriving = page.waitForEvent('download');
    await report.getByRole('button', { name: '导出结果' }).click();
    const text = await readFile(await (await arriving).path(), 'utf8');
    expect(text.trim().split('\r\n')).toHaveLength(5);
    expect(text).toContain(refused.order_no);

    const retrying = page.waitForResponse((answer) => answer.url().includes('/retry/'));
    await report.getByRole('button', { name: '重试 1 笔' }).click();
    const { id } = (await (await retrying).json()) as Schemas.BulkRun;
    const api = await staff('angel');
    const statusOf = async () =>
      (await api.get<Schemas.BulkRunDetail>(`/bulk/admin/v1/${id}`)).body.run.status;
    await expect.poll(statusOf).toBe('finished');
    await expect(rowOf(refused)).toContainText('被拒绝');
    await report.getByRole('button', { name: '关闭结果' }).click();
    await expect(run).toHaveCount(0);
    expect(await balanceOf(maker, first)).toBe(before.plus('800.80').toFixed(2));
  });
});

test('rows are selected by keys, over pages, on a phone too, until the filters change; many are rejected with one reason', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const payer = `Keys ${Date.now()}`;
  const one = await recordDeposit(maker, { amount: '11.00', tag: payer });
  const two = await recordDeposit(maker, { amount: '22.00', tag: payer });
  await signIn('angel');
  await page.goto('/funds/deposit?sort=order_no');
  await expect(page.getByRole('row').nth(3).getByRole('checkbox')).toBeVisible();
  for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toContainText('已选 3 条');
  await expect(page.getByRole('status').getByText('已选 3 条')).toBeAttached();
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.getByRole('row').nth(2).getByRole('checkbox').click();
  await page
    .getByRole('row')
    .nth(5)
    .getByRole('checkbox')
    .click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('已选 7 条');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(page).toHaveURL(/q=x/);
  await expect(bar).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(`/funds/deposit?status=pending&q=${encodeURIComponent(payer)}`);
  await page.getByRole('checkbox', { name: `选择 ${one.order_no}` }).check();
  await page.getByRole('checkbox', { name: `选择 ${two.order_no}` }).check();
  await expect(bar).toContainText('33.00 USD');
  await bar.getByRole('button', { name: '驳回 2 笔' }).click();
  const dialog = page.getByRole('dialog', { name: '驳回 2 笔' });
  await dialog.getByRole('button', { name: '确认驳回 2 笔' }).click();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await choose(dialog.getByLabel('原因', { exact: true }), '重复提交');
  await dialog.getByLabel('说明').fill('同一笔款项提交了两次');
  expect(await findings(page, 'dark')).toEqual([]);
  await dialog.getByRole('button', { name: '确认驳回 2 笔' }).click();
  await expect(page.getByText('批量驳回：已完成')).toBeVisible();
  await page.getByRole('button', { name: '查看结果' }).click();
  await page.getByRole('button', { name: '关闭结果' }).click();
  const { body } = await maker.get<Schemas.DepositDetail>(`/deposit/admin/v1/detail/${two.id}`);
  expect(body.deposit.status).toBe('rejected');
  expect(body.deposit.reason).toBe('同一笔款项提交了两次');
});

test('a row that another user has changed is pointed out once, an own change is not @night', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const payer = `Flash ${Date.now()}`;
  const theirs = await recordDeposit(maker, { amount: '51.00', tag: payer });
  const own = await recordDeposit(maker, { amount: '52.00', tag: payer });
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${encodeURIComponent(payer)}`);
  const rowOf = (deposit: Schemas.Deposit) => page.getByRole('row', { name: deposit.order_no });
  await expect(rowOf(theirs)).toContainText('待审核');
  await (await staff('god')).put(`/deposit/admin/v1/audit/${theirs.id}`, {
    result: 'approved',
    version: theirs.version,
    ...acknowledged(theirs),
  });
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(rowOf(theirs)).toContainText('已入账');
  await expect(rowOf(theirs)).toHaveAttribute('data-flash');
  await expect(rowOf(own)).not.toHaveAttribute('data-flash');
  await expect(page.getByText('1 条记录已被他人更新')).toBeAttached();
  await rowOf(own).getByRole('checkbox').check();
  await page.getByRole('button', { name: '通过 1 笔' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  // If it is much for its client, it is left out until it is ticked.
  for (const box of await question.getByRole('checkbox').all()) await box.check();
  await question.getByRole('button', { name: '确认入账 1 笔' }).click();
  await expect(rowOf(own)).toContainText('已入账');
  await expect(rowOf(own)).not.toHaveAttribute('data-flash');
});
