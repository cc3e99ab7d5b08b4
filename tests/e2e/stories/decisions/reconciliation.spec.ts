import { randomUUID } from 'node:crypto';
import { clientWithAccount, recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, signInOn, test } from '../../support/fixtures.ts';

// @rule reconciliation: An imported line is matched by hand or proposal, and shown in the review
// @in features/reconciliation/item-drawer.tsx business/decision/bank-evidence.tsx
test('a statement is imported, its line confirmed as a match, and shown in the review of the deposit', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client } = await clientWithAccount(angel);
  const deposit = await recordDeposit(angel, { amount: '234.56' });
  const day = new Date().toISOString().slice(0, 10);
  const payer = deposit.payer_name ?? client.full_name;
  const content = [
    '交易日期,收入,支出,余额,对方户名,流水号,摘要',
    `${day},234.56,,1234.56,${payer},${deposit.reference_no},入金`,
    `${day},,15.00,1219.56,招商银行,${randomUUID().slice(0, 8)},手续费`,
  ].join('\n');

  await signIn('angel');
  await page.goto('/funds/deposit');
  await page.getByRole('link', { name: '对账' }).click();
  await page.getByRole('button', { name: '导入对账单' }).click();
  const form = page.getByRole('dialog', { name: '导入对账单' });
  const file = { name: '招商银行.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
  await form.getByLabel('对账单文件').setInputFiles(file);
  await form.getByLabel('账号').fill('755900000001');
  await form.getByLabel('币种').fill('USD');
  await expect(form.getByRole('region', { name: '2 行流水' })).toContainText(payer);
  await expect(form).toContainText('1,219.56');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '导入', exact: true }).click();
  await expect(toasts(page)).toContainText('共 2 行');

  await page.goto(`/funds/reconciliation?q=${deposit.order_no}`);
  const row = page.getByRole('row').filter({ hasText: deposit.order_no });
  await expect(row).toContainText('可匹配');
  await expect(row).toContainText('参考号一致');
  await row.getByRole('button').first().click();
  await expect(page.getByRole('button', { name: '确认匹配', exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('alertdialog').getByRole('button', { name: '确认 1 项' }).click();
  await expect(toasts(page)).toContainText('已匹配 1 项');

  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await expect(review.getByRole('region', { name: '银行流水' })).toContainText('金额一致');
});

test.describe('a race for one line', () => {
  test.use({ expectedTrouble: /reconciliation\/admin\/v1\/match|status of 409/ });

  // @rule reconciliation: Of two browsers that match a line at once exactly one does
  // @in features/reconciliation/match-dialogs.tsx domains/reconciliation/settle-lines.ts
  test('two reviewers confirm one line at the same moment: one matches it, and both see it matched', async ({
    page,
    browser,
    signIn,
    staff,
    stack,
  }) => {
    const angel = await staff('angel');
    const { client } = await clientWithAccount(angel);
    const deposit = await recordDeposit(angel, { amount: '345.67' });
    const day = new Date().toISOString().slice(0, 10);
    const payer = deposit.payer_name ?? client.full_name;
    const content = [
      '交易日期,收入,支出,余额,对方户名,流水号,摘要',
      `${day},345.67,,345.67,${payer},${deposit.reference_no},入金`,
    ].join('\n');
    const statement = {
      ...{ content, acc_no: '755900000002', bank_name: '招商银行', currency: 'USD' },
      number: randomUUID().slice(0, 8),
    };
    const { status } = await angel.post('/reconciliation/admin/v1/statement/import', statement);
    expect(status).toBe(201);

    const context = await browser.newContext({ baseURL: stack.url, locale: 'zh-CN' });
    const second = await context.newPage();
    await signIn('angel');
    await signInOn(second, stack.url, 'god');
    const pages = [page, second];
    const arrived = pages.map(() => Promise.withResolvers<void>());
    for (const [at, one] of pages.entries()) {
      // Neither is sent before both reviewers have confirmed.
      await one.route('**/reconciliation/admin/v1/match', async (route) => {
        arrived[at]?.resolve();
        await Promise.all(arrived.map(({ promise }) => promise));
        await route.continue();
      });
      await one.goto(`/funds/reconciliation?q=${deposit.order_no}`);
      const row = one.getByRole('row').filter({ hasText: deposit.order_no });
      await row.getByRole('button').first().click();
      await one.getByRole('button', { name: '确认匹配', exact: true }).click();
    }
    const answers = pages.map((one) =>
      one.waitForResponse((response) => response.url().endsWith('/reconciliation/admin/v1/match')),
    );
    for (const one of pages) {
      await one.getByRole('alertdialog').getByRole('button', { name: '确认 1 项' }).click();
    }
    const statuses = (await Promise.all(answers)).map((response) => response.status());
    expect(statuses.toSorted()).toEqual([201, 409]);
    const [winner, loser] = statuses[0] === 201 ? [page, second] : [second, page];
    await expect(toasts(winner)).toContainText('已匹配 1 项');
    await expect(toasts(loser)).not.toContainText('已匹配');
    for (const one of pages) {
      await one.goto(`/funds/reconciliation?state=matched&q=${deposit.order_no}`);
      await expect(one.getByRole('row').filter({ hasText: deposit.order_no })).toHaveCount(1);
    }
    await context.close();
  });
});
