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
