import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import { choose } from '../../support/choose.ts';
import { expect, forgetSession, test } from '../../support/fixtures.ts';
import { exportAs } from '../../support/list-export.ts';
import { chooseState, openFilters } from '../../support/list-filters.ts';

// @rule lists: Filters, sort and page are in the URL; control characters are dropped
// @in business/list/filter/list-search.ts
test('filters, sort and page live in the address, so that a link shows the same view', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/deposit');
  await chooseState(page, '已入账');
  await openFilters(page);
  await choose(page.getByRole('combobox', { name: '币种', exact: true }), 'USD');
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: '金额' }).first().getByRole('button').click();
  await expect(page).toHaveURL(/status=approved/);
  await expect(page).toHaveURL(/currency=USD/);
  const secondPage = page.waitForResponse(/\/deposit\/admin\/v1\/list\?.*page=2/);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await secondPage;
  // Until it has come, the rows are those of the first.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const rows = page.getByRole('row');
  const shown = (await rows.nth(1).textContent()) ?? '';

  await page.goto(page.url());
  await expect(rows.nth(1)).toHaveText(shown);
  await expect(page.getByRole('radio', { name: /^已入账/ })).toBeChecked();
  await page.getByRole('button', { name: '清除全部' }).click();
  await expect(page).not.toHaveURL(/status=/);
});

test('the totals are those of the whole filter, as the server computes them', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { body } = await angel.get<Schemas.DepositList>(
    '/deposit/admin/v1/list?status=rejected&currency=CNY&size=1',
  );
  const total = body.totals?.[0];
  if (total === undefined) throw new Error('The demonstration set has no rejected deposit in CNY.');
  await signIn('angel');
  await page.goto('/funds/deposit?status=rejected&currency=CNY');
  const amount = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2 }).format(
    Number(total.amount),
  );
  await expect(page.getByRole('table')).toContainText(`${amount} CNY`);
  await expect(page.getByRole('table')).toContainText(`${total.count} 笔`);
});

test('a filter that matches nothing says so, and offers to clear it', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/funds/deposit?q=nobody-has-this-reference');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('button', { name: '清除全部' }).first().click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test.describe('when the list cannot be loaded', () => {
  test.use({ expectedTrouble: /500|Failed to load/ });

  test('an error never looks like an empty queue, and can be retried', async ({ page, signIn }) => {
    await signIn('angel');
    await page.route('**/deposit/admin/v1/list**', (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
    );
    await page.goto('/funds/deposit');
    await expect(page.getByText('加载失败')).toBeVisible();
    await expect(page.getByText('还没有入金记录')).toHaveCount(0);
    await expect(page.getByText(/^共 .* 条$/)).toHaveCount(0);
    const again = page.getByRole('button', { name: '重试' });
    await again.focus();
    const response = page.waitForResponse('**/deposit/admin/v1/list**');
    await page.keyboard.press('Enter');
    await response;
    await expect(again).toBeFocused();
    await expect(again).not.toHaveAttribute('aria-busy');
    await page.unroute('**/deposit/admin/v1/list**');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByRole('region', { name: '入金记录' })).toBeFocused();
  });
});

test('the export holds every row of the filter, and a salesman has none', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const total = async () => {
    const rolledBack = '/deposit/admin/v1/list?status=rolled_back&size=1';
    return (await angel.get<Schemas.DepositList>(rolledBack)).body.total ?? 0;
  };
  const before = await total();
  await signIn('angel');
  await page.goto('/funds/deposit?status=rolled_back');
  const file = await exportAs(page, 'CSV');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.charCodeAt(0), 'the byte order mark that spreadsheets need').toBe(0xfeff);
  const exported = text.trim().split('\r\n').length - 1;
  expect(exported).toBeGreaterThanOrEqual(before);
  expect(exported).toBeLessThanOrEqual(await total());

  await forgetSession(page);
  await signIn('hero');
  await page.goto('/funds/deposit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0);
});

test('robots are shown only when asked for, and are marked', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/funds/deposit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row').getByText('机器人')).toHaveCount(0);
  await openFilters(page);
  await page.getByRole('group', { name: '客户类别' }).getByText('机器人').click();
  await expect(page).toHaveURL(/fake=true/);
  await expect(page.getByRole('row').nth(1).getByText('机器人')).toBeVisible();
});
