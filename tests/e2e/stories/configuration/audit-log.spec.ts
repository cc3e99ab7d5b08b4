import { readFileSync } from 'node:fs';
import type { Schemas } from '@brokerdesk/sdk';
import { inRoot } from '../../../../scripts/lib/workspace.mjs';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { exportAs } from '../../support/list-export.ts';
import { untilLive } from '../../support/traffic.ts';

// @rule ip-rules: The chain is verified from the page, with the result shown
// @in features/audit-log/chain-check.tsx
test('the entry of a decision just made is found from its record, shows both sides, and the chain is proved whole', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '61.00' });
  const angel = await staff('angel');
  const rejected = await angel.put(`/deposit/admin/v1/audit/${deposit.id}`, {
    result: 'rejected',
    reason_code: 'not_received',
    reason: '未到账',
    version: deposit.version,
  });
  expect(rejected.status).toBe(200);

  await signIn('god');
  await openDeposit(page, deposit);
  await expect(reviewOf(page, deposit).getByRole('img', { name: /付款凭证/ })).toBeVisible();
  await reviewOf(page, deposit).getByRole('link', { name: '该记录的审计日志' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '审计日志' })).toBeVisible();
  const entry = page.getByRole('row').filter({ hasText: '入金 · 驳回' });
  await expect(entry).toHaveCount(1);
  await entry.locator('[data-row-open]').click();
  const drawer = page.getByRole('dialog', { name: '入金 · 驳回' });
  const status = drawer.getByRole('row').filter({ hasText: '状态' });
  await expect(status).toContainText('已变更');
  await expect(status.getByRole('cell')).toHaveText(['pending', 'rejected']);
  await expect(drawer).toContainText(deposit.id);
  await expect(drawer).toContainText(rejected.headers.get('x-request-id') ?? 'no request id');
  await expect(drawer).toContainText('127.0.0.1');
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '校验完整性' }).click();
  await expect(page.getByText(/日志完整：共核对 \d+ 条/).first()).toBeVisible();
  const file = await exportAs(page, 'CSV');
  expect(file.suggestedFilename()).toMatch(/^audit-log.*\.csv$/);
});

test('every field of an entry has a label in both languages, and yes or no its word @night', async ({
  page,
  signIn,
  staff,
}) => {
  const god = await staff('god');
  const fields = new Set<string>();
  for (let at = 1, total = 1; (at - 1) * 200 < total; at++) {
    const path = `/audit/admin/v1/list?size=200&page=${at}`;
    const { body } = await god.get<Schemas.AuditList>(path);
    total = body.total;
    // Those of the demonstration: what other stories write, comes beside them.
    for (const { actor, before, after } of body.list) {
      if (actor === null) addFields(fields, { before, after });
    }
  }
  expect(fields.size).toBeGreaterThan(90);
  for (const language of ['zh-CN', 'en-US']) {
    const file = `packages/sdk/src/labels/${language}/audit-entry.json`;
    const labels = JSON.parse(readFileSync(inRoot(file), 'utf8')).field;
    expect([...fields].filter((name) => labels[inCamelCase(name)] === undefined)).toEqual([]);
  }

  await signIn('god');
  await page.goto('/config/audit_log?action=session.signed_in');
  await page.locator('[data-row-open]').first().click();
  const known = page.locator('[data-slot=drawer]').getByRole('row').filter({ hasText: '已知设备' });
  await expect(known.getByRole('cell')).toHaveText(['—', /^[是否]$/]);
});

function addFields(fields: Set<string>, sides: object): void {
  for (const [key, value] of Object.entries(sides)) {
    if (!/^(before|after)$/.test(key)) fields.add(key);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      addFields(fields, value);
    }
  }
}

const inCamelCase = (name: string) =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

test('a new entry of another user is on the open page within two seconds, in English too, and is no change of the row', async ({
  page,
  signIn,
  staff,
}) => {
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await signIn('god');
  await page.goto('/config/audit_log?action=deposit.');
  await untilLive(page);
  const deposit = await recordDeposit(await staff('angel2'), { amount: '63.00' });
  const entry = page.locator('tbody tr').filter({ hasText: deposit.id });
  await expect(entry).toContainText('Deposit: created', { timeout: 2_000 });
});

test('the log is filtered by user and action, and only an administrator is led to it', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const deposit = await recordDeposit(angel, { amount: '62.00' });
  await signIn('god');
  await page.goto('/config/audit_log?action=deposit.');
  const { body } = await angel.get<{ id: string; name: string }>('/auth/admin/v1/userinfo');
  await choose(page.getByRole('combobox', { name: '操作人', exact: true }), body.name);
  await expect(page).toHaveURL(new RegExp(`actor_id=${body.id}`));
  await expect(page.locator('tbody tr').first()).toContainText('入金 · 新增');
  await signIn('angel');
  await openDeposit(page, deposit);
  await expect(reviewOf(page, deposit)).toContainText(deposit.order_no);
  await expect(page.getByRole('link', { name: '该记录的审计日志' })).toHaveCount(0);
});
