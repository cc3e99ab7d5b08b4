import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/fixtures.ts';

// @rule lists: An export has the columns of the screen, in their order, or all
// @in http/lists/column.ts
test('a column that is hidden is not in the file, unless all columns are asked for @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/deposit');
  await expect(page.getByRole('main').locator('th[data-column]').first()).toBeVisible();
  await page.getByRole('button', { name: '列与行距' }).click();
  await page.getByRole('menuitemcheckbox', { name: '业务员' }).click();
  await page.keyboard.press('Escape');
  const headings = async (choice: 'CSV (.csv)' | 'CSV，全部列') => {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name: choice }).click();
    const file = await (await arriving).path();
    return (await readFile(file, 'utf8')).split('\r\n')[0]?.replace('﻿', '').split(',') ?? [];
  };
  const shown = await headings('CSV (.csv)');
  expect(shown).not.toContain('业务员');
  expect(shown.slice(0, 3)).toEqual(['订单号', '用户名', '姓名']);
  const all = await headings('CSV，全部列');
  expect(all).toEqual(expect.arrayContaining(['业务员', '客户备注', '冲正原因']));
});

// @rule lists: A long export is shown with its progress, and downloaded when it is ready
// @in domains/export/export-runner.ts business/export/my-exports.tsx
test('a long export is written in the background, and downloaded from the own exports and the notification', async ({
  page,
  signIn,
  startOwn,
}) => {
  const own = await startOwn({ env: { EXPORT_DIRECT_ROWS: '10' } });
  await signIn('angel', own);
  await page.goto(`${own.url}/funds/deposit?status=pending`);
  await expect(page.getByRole('main').locator('th[data-column]').first()).toBeVisible();
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  const list = page.getByRole('dialog', { name: '我的导出' });
  await expect(list.getByText('可下载')).toBeVisible({ timeout: 30_000 });
  const arriving = page.waitForEvent('download');
  await list.getByRole('button', { name: /^下载/ }).click();
  const lines = (await readFile(await (await arriving).path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(11);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: /^通知/ }).click();
  await page.getByRole('button', { name: /导出文件 deposits-.* 已生成/ }).click();
  await list.getByRole('button', { name: /^删除/ }).click();
  await expect(list.getByText('暂无导出')).toBeVisible();
});
