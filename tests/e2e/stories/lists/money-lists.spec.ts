import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import { Workbook } from '@cj-tech-master/excelts';
import type { Page } from '@playwright/test';
import { fund, newClient } from '../../../support/clients.ts';
import { recordDeposit } from '../../../support/deposits.ts';
import { waitingWithdrawals } from '../../../support/withdrawals.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';
import { exportAs } from '../../support/list-export.ts';
import { openFilters } from '../../support/list-filters.ts';
import { untilQuiet } from '../../support/traffic.ts';

async function exported(page: Page): Promise<string[]> {
  const file = await exportAs(page, 'CSV');
  const text = await readFile(await file.path(), 'utf8');
  return text.trim().split('\r\n').slice(1);
}

const orderNos = (rows: readonly string[]) =>
  rows.map((row) => /[A-Z]\d{8}-\d+/.exec(row)?.[0] ?? row).toSorted();

test('amounts from and up to what is typed reach the server, each once it is confirmed, and a filter begins at the first page', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const payer = `Range ${Date.now()}`;
  const deposits: Schemas.Deposit[] = [];
  for (const amount of ['10.00', '20.00', '30.00']) {
    deposits.push(await recordDeposit(maker, { amount, tag: payer }));
  }
  const [low, middle, high] = deposits.map(({ order_no: orderNo }) => orderNo);
  await signIn('angel');
  await page.goto(`/funds/deposit?q=${encodeURIComponent(payer)}&page=2`);
  const openers = page.getByRole('main').locator('[data-row-open]');
  await openFilters(page);
  await page.getByLabel('金额不低于').fill('20.');
  await page.getByLabel('金额不低于').press('Enter');
  await expect(openers).toHaveText([high ?? '', middle ?? '']);
  await expect(page).not.toHaveURL(/page=2/);
  await page.getByLabel('金额不高于').fill('25');
  await page.getByLabel('金额不高于').press('Enter');
  await expect(openers).toHaveText([middle ?? '']);
  const address = new URL(page.url()).searchParams;
  expect([address.get('amount_min'), address.get('amount_max')]).toEqual(['"20"', '"25"']);
  await page.getByRole('button', { name: /^移除条件：金额不低于/ }).click();
  await expect(openers).toHaveText([middle ?? '', low ?? '']);
});

// @rule lists: Loans are exported apart from compensation and bonus
// @in features/loans/loan-list.ts
test('the lists of loans and of gifts are exported without each other @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const listed = async (of: string) => {
    const path = `/overdrawn/admin/v1/record/list?${of}&size=200`;
    const { body } = await angel.get<Schemas.OverdrawnList>(path);
    expect(body.list.length).toBe(body.total);
    return body.list.map(({ order_no: orderNo }) => orderNo).toSorted();
  };
  await signIn('angel');
  await page.goto('/funds/loan?status=rejected');
  expect(orderNos(await exported(page))).toEqual(await listed('sub_type=loan&status=rejected'));
  await page.goto('/funds/compensation?status=rejected');
  const gifts = await listed('resource=compensation&status=rejected');
  expect(orderNos(await exported(page))).toEqual(gifts);
});

// @rule lists: A list is exported to Excel too: amounts add up, times are dates, text stays text
// @in http/lists/xlsx.ts
test('withdrawals are exported to Excel with amounts that add up, times of the configured zone, and account numbers as text', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const [withdrawal] = await waitingWithdrawals(angel, 1);
  if (withdrawal?.destination.kind !== 'bank') throw new Error('None goes to a bank.');
  await signIn('angel');
  await page.goto(`/funds/withdrawal?q=${withdrawal.order_no}`);
  const openers = page.getByRole('main').locator('[data-row-open]');
  await expect(openers).toHaveText([withdrawal.order_no]);
  const file = await exportAs(page, 'Excel');
  expect(file.suggestedFilename()).toMatch(/^withdrawals-[\d-]+\.xlsx$/);
  const book = new Workbook();
  await book.xlsx.readFile(await file.path());
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('The workbook is empty.');
  const headings: unknown[] = [sheet.getRow(1).values].flat();
  const cell = (heading: string) => sheet.getRow(2).getCell(headings.indexOf(heading) + 1);
  expect(sheet.rowCount).toBe(2);
  expect(cell('订单号').value).toBe(withdrawal.order_no);
  expect(cell('金额').value).toBe(Number(withdrawal.amount));
  expect(cell('金额').numFmt).toBe('#,##0.00');
  expect(cell('账号 / 地址').value).toBe(withdrawal.destination.acc_no);
  // A date of a spreadsheet is read as what a clock in UTC shows.
  const inShanghai = new Date(Date.parse(withdrawal.made_at) + 8 * 3_600_000);
  inShanghai.setUTCMilliseconds(0);
  expect(cell('提交时间 (Asia/Shanghai)').value).toEqual(inShanghai);
});

test('exchanges are found by what arrived, exported by the same filters, and not by a salesman @night', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const path = '/acc/admin/v1/exchange/list?size=200';
  const { body } = await angel.get<Schemas.ConversionList>(path);
  const [total] = body.received_totals;
  if (total === undefined) throw new Error('The demonstration set has no exchange.');
  const fitting = body.list.filter(({ received_currency: into }) => into === total.currency);
  expect(fitting.length).toBeLessThan(body.total);
  await signIn('angel');
  await page.goto('/funds/exchange');
  await choose(page.getByRole('combobox', { name: '转入币种', exact: true }), total.currency);
  await expect(page.getByText(`共 ${fitting.length} 条`).first()).toBeVisible();
  expect(orderNos(await exported(page))).toEqual(
    fitting.map(({ order_no: orderNo }) => orderNo).toSorted(),
  );
  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.clear());
  await signIn('hero');
  await page.goto('/funds/exchange');
  await expect(page.getByRole('combobox', { name: '转入币种', exact: true })).toBeVisible();
  await untilQuiet(page);
  await expect(page.getByRole('button', { name: '导出' })).toHaveCount(0);
});

test('a statement is exported as it is filtered, from its first page on, and not by a salesman @night', async ({
  page,
  signIn,
  staff,
}) => {
  const [angel, god, hero] = [await staff('angel'), await staff('god'), await staff('hero')];
  const { body: whose } = await hero.get<Schemas.ClientList>('/client/admin/v1/list?size=1');
  const agent_id = whose.list[0]?.agent_id ?? '';
  const client = await newClient(angel, { currencies: ['USD', 'HKD'], agent_id });
  await fund(angel, god, { client, currency: 'USD', amount: '41.50' });
  await fund(angel, god, { client, currency: 'HKD', amount: '17.25' });
  await signIn('angel');
  await page.goto(`/message?client=${client.id}&tab=statement&tab_page=2`);
  const drawer = page.getByRole('dialog', { name: client.full_name });
  await choose(drawer.getByRole('combobox', { name: '币种', exact: true }), 'HKD');
  const lines = drawer.getByRole('table', { name: '资金流水' });
  await expect(lines).toContainText('+17.25 HKD');
  await expect(page).not.toHaveURL(/tab_page=2/);
  const file = await exportAs(page, 'CSV', drawer);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('17.25');

  await page.goto('/healthz');
  await page.evaluate(() => sessionStorage.clear());
  await signIn('hero');
  await page.goto(`/message?client=${client.id}&tab=statement`);
  await expect(lines).toContainText('+41.50 USD');
  await expect(drawer.getByRole('button', { name: '导出' })).toHaveCount(0);
});
