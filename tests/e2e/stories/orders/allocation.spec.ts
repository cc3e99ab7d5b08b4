import type { Schemas } from '@brokerdesk/sdk';
import { Workbook } from '@cj-tech-master/excelts';
import type { Locator } from '@playwright/test';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

async function openIpo(staff: StaffApi): Promise<Schemas.Allocation> {
  const { body } = await staff.get<Schemas.AllocatedProductList>(
    '/allocation/admin/v1/list?kind=ipo&size=200',
  );
  const product = body.list.find(({ waiting }) => waiting > 1);
  if (product === undefined) throw new Error('No IPO has orders that wait.');
  const path = `/trx/admin/v1/ipo/${product.id}/allocation`;
  return (await staff.get<Schemas.Allocation>(path)).body;
}

// @rule trade-records: An allocation is saved by one person and published by another
// @in features/allocation/allocation-page.tsx
test('an allocation is imported, computed by a draw, saved by one person and published by another', async ({
  page,
  signIn,
  browser,
  startOwn,
}) => {
  // It decides every order of the IPO, and other stories have use for them.
  const own = await startOwn();
  const before = await openIpo(await signInByHand(own.url, 'angel'));
  const { product, lines, lot_size: lot } = before;
  const [first, second] = lines;
  if (first === undefined || second === undefined) throw new Error('No two orders wait.');
  await signIn('angel', own);
  await page.goto(`${own.url}/trx/allocation?q=${product.code}`);
  await page.locator('[data-row-open]').first().click();
  const book = page.getByRole('dialog', { name: `${product.code} ${product.name} 配售` });
  const laws = book.getByRole('list', { name: '配售规则' });
  const quantity = book.getByLabel(`${first.order_no} 中签数量`);
  await quantity.fill(`${first.applied + lot}`);
  await expect(laws).toContainText('1 笔超过申购数量');
  await expect(book.getByRole('button', { name: '保存草稿' })).toBeDisabled();
  expect(await axeFindings(page, '[data-slot=full-drawer]')).toEqual([]);

  await book.getByRole('button', { name: '导入' }).click();
  const choosing = page.getByRole('dialog', { name: '导入中签数量' });
  await expect(choosing).toContainText('至少有订单号和中签数量两列');
  const template = page.waitForEvent('download');
  await choosing.getByRole('button', { name: '下载 CSV' }).click();
  expect((await template).suggestedFilename()).toBe(`${product.code} 配售.csv`);
  const input = page.locator('[data-slot=dialog] input[type=file]');
  const chosen = (text: string) =>
    input.setInputFiles({
      ...{ name: 'allocation.csv', mimeType: 'text/csv', buffer: Buffer.from(text) },
    });
  const refused = page.getByRole('dialog', { name: '文件没有导入' });
  const workbook = await workbookOf([
    ['订单号', '中签数量'],
    [second.order_no, `${second.applied + lot}`],
    [],
    [first.order_no, `${lot}`],
    [first.order_no, `${lot}`],
    ['T0', '1.5'],
  ]);
  await input.setInputFiles({ name: 'allocation.xlsx', ...workbook });
  await expect(refused).toContainText('4 行中有 3 行有误');
  await expect(refused).toContainText('第 2 行 超过申购数量');
  await expect(refused).toContainText('第 5 行 订单重复');
  await expect(refused).toContainText('第 6 行 没有这笔待配售的订单');
  expect(await axeFindings(page, '[data-slot=dialog]')).toEqual([]);
  await chosen(`order_no,applied,shares given\n${first.order_no},500,${lot}\n`);
  await choosing.getByLabel('中签数量').click();
  await page.getByRole('option', { name: 'shares given' }).click();
  await choosing.getByRole('button', { name: '导入', exact: true }).click();
  await expect(quantity).toHaveValue(`${lot}`);

  const saving = Promise.withResolvers<void>();
  await page.route('**/allocation', async (route) => {
    if (route.request().method() === 'PUT') await saving.promise;
    await route.continue();
  });
  const save = book.getByRole('button', { name: '保存草稿' });
  await save.click();
  const running = `正在保存 ${lines.length} 笔，可继续填写`;
  await expect(book.getByRole('status').filter({ hasText: running })).toBeVisible();
  const other = book.getByLabel(`${second.order_no} 中签数量`);
  await other.fill('0');
  saving.resolve();
  await expect(toasts(page)).toContainText('已保存配售草稿（第 2 版）');
  await expect(other).toHaveValue('0');
  await expect(quantity).toHaveValue(`${lot}`);
  await expect(book.getByRole('button', { name: '放弃修改' })).toBeVisible();
  await page.unroute('**/allocation');

  await book.getByRole('button', { name: '比较规则' }).click();
  const comparing = page.getByRole('dialog', { name: '比较分配规则' });
  await expect(comparing.getByRole('table', { name: '合计（不含机器人）' })).toContainText('退回');
  expect(await axeFindings(page, '[data-slot=dialog]')).toEqual([]);
  await comparing.getByRole('button', { name: '关闭' }).last().click();

  await book.getByRole('button', { name: '按规则分配' }).click();
  const form = page.getByRole('dialog', { name: '按规则分配' });
  await form.getByText('配号摇号').click();
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '计算' }).click();
  await expect(book).toContainText('按规则分配：配号摇号');
  const { tails, won } = await drawnIn(book);
  // The numbers that won end in the digits that were drawn.
  for (const number of won) expect(tails.some((tail) => number.endsWith(tail))).toBe(true);
  await save.click();
  await expect(toasts(page)).toContainText('已保存配售草稿（第 3 版），等待另一位同事公布');
  await expect(book).toContainText('可复核人');
  await expect(book.getByRole('button', { name: '公布结果' })).toHaveCount(0);

  const context = await browser.newContext();
  const others = await context.newPage();
  await others.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signInOn(others, own.url, 'angel2');
  await others.goto(`${own.url}/approval`);
  await others.getByRole('button', { name: 'Publish an allocation' }).first().click();
  await others.getByRole('link', { name: 'Open the allocation' }).click();
  const english = others.getByRole('dialog', { name: `Allocation of ${product.code}` });
  await expect(english).toContainText('Random seed');
  await english.getByRole('button', { name: 'Publish' }).click();
  const question = others.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (const box of await question.getByRole('checkbox').all()) await box.check();
  await question.getByRole('button', { name: 'Publish' }).click();
  await expect(english).toContainText('Published by');
  await context.close();

  await expect(book).toContainText('公布配售结果');
  await page.reload();
  await expect(book).toContainText('公布配售结果');
  expect(await drawnIn(book)).toEqual({ tails, won });
  await book.getByRole('button', { name: `${first.order_no} 配售结果通知书` }).click();
  const letter = page.getByRole('article', { name: '配售结果通知书' });
  await expect(letter).toContainText(`${product.code} ${product.name}`);
  await expect(letter).toContainText('随机种子');
});

async function drawnIn(book: Locator): Promise<{ tails: string[]; won: string[] }> {
  await expect(book).toContainText('中签尾号');
  const [, listed = ''] = /中签尾号 ([\d、]+)/.exec((await book.textContent()) ?? '') ?? [];
  await expect(book.getByRole('columnheader', { name: '配号' })).toBeVisible();
  const cells = await book.getByText(/^中签号 /).allTextContents();
  const won = cells.flatMap((cell) => cell.match(/\d{2,}/g) ?? []);
  return { tails: listed.split('、'), won };
}

async function workbookOf(
  rows: readonly string[][],
): Promise<{ mimeType: string; buffer: Buffer }> {
  const book = new Workbook();
  const sheet = book.addWorksheet('配售');
  for (const row of rows) sheet.addRow(row);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { mimeType, buffer: Buffer.from(await book.xlsx.writeBuffer()) };
}
