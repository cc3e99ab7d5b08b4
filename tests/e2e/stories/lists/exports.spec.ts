import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { exportAs } from '../../support/list-export.ts';
import { untilQuiet } from '../../support/traffic.ts';

/** Columns of a moment: a file has the time itself, and the rules that overlap beside each other. */
const ofTheMoment = new Set(['waited', 'age', 'next', 'overlaps']);

const clientsAndMoney = [
  '/client',
  '/kyc',
  '/funds/deposit',
  '/funds/exchange',
  '/funds/crypto_deposit',
  '/funds/withdrawal',
  '/funds/loan',
  '/funds/compensation',
];
const products = ['block', 'ipo', 'daily', 'ai', 'fund', 'quant', 'saving'];
const orders = ['stock', 'block', 'ipo', 'daily', 'subscribe', 'ai', 'fund', 'quant'];
/** The tenant that has everything but limit-up products, which another one has. */
const ofTenant = (path: string) => `${path}?env=tr`;
const trading = [
  '/trades/stock?env=sun3',
  ...products.map((kind) => ofTenant(`/trades/${kind}`)),
  ...orders.map((kind) => ofTenant(`/trx/${kind}`)),
  '/emergency',
  '/data_exception',
];
const administration = [
  '/users',
  '/message',
  '/service',
  '/crypto_address',
  '/config/audit_log',
  '/config/ip_access',
  '/config/exchange_config',
  '/config/currency_pair',
];

const heads = (page: Page) => page.getByRole('main').locator('th[data-column]:visible');

async function idsOnScreen(page: Page): Promise<string[]> {
  await expect(heads(page).first()).toBeVisible();
  await untilQuiet(page);
  return heads(page).evaluateAll((cells) =>
    cells.map((cell) => cell.getAttribute('data-column') ?? ''),
  );
}

for (const [group, paths] of Object.entries({ clientsAndMoney, trading, administration })) {
  test(`every list is exported with the columns that it shows, in their order: ${group}`, async ({
    page,
    signIn,
  }) => {
    test.slow();
    await signIn('god');
    for (const path of paths) {
      await page.goto(path);
      const shown = (await idsOnScreen(page)).filter((id) => !ofTheMoment.has(id));
      const asked = page.waitForRequest((request) => request.url().includes('format=csv'));
      const file = await exportAs(page, 'CSV');
      const columns = new URL((await asked).url()).searchParams.get('columns');
      expect(columns?.split(','), path).toEqual(shown);
      const text = await readFile(await file.path(), 'utf8');
      const [first = ''] = text.split('\r\n');
      expect(first.split(',').length, path).toBeGreaterThanOrEqual(shown.length);
    }
  });
}

test('a column that is hidden is not in the file, unless all columns are asked for', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/deposit');
  await idsOnScreen(page);
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
