import type { Schemas } from '@brokerdesk/sdk';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { toasts } from '../../support/client-menu.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

/** `reference` is what several deposits must not share. */
async function depositWith(
  staff: Parameters<typeof recordDeposit>[0],
  reference: string,
): Promise<Schemas.Deposit> {
  const deposit = await recordDeposit(staff, { amount: '120.00' });
  const { body: amended } = await staff.post<Schemas.Amendment>('/emergency/admin/v1/amend', {
    kind: 'deposit',
    target_id: deposit.id,
    base_version: deposit.version,
    after: { reference_no: reference },
    reason_code: 'entry_error',
    reason: '补录参考号',
    evidence: null,
  });
  return { ...deposit, id: amended.id };
}

test('an exception is found by a check, resolved with a note, and marked when it recurs', async ({
  page,
  signIn,
  staff,
}) => {
  const god = await staff('god');
  const second = await staff('god2');
  const reference = `FT${Date.now()}`;
  const share = async () => {
    const { id } = await depositWith(god, reference);
    const applied = await second.put(`/emergency/admin/v1/audit/${id}`, {
      result: 'approved',
      version: 1,
    });
    expect(applied.status).toBe(200);
  };
  await share();
  await share();

  await signIn('god');
  await page.goto('/data_exception');
  const checkNow = async (which: string) => {
    await page.getByRole('button', { name: '立即检查' }).click();
    await page.getByRole('menuitem', { name: which, exact: true }).click();
  };
  await checkNow('多笔入金使用同一参考号');
  // Other stories may have used a reference twice, too.
  await expect(toasts(page)).toContainText(/新发现 [1-9]/);
  // The days before are those of the demonstration set.
  const strip = page.getByRole('navigation', { name: '各检查项的待处理数量' });
  await expect(strip.getByRole('link', { name: /多笔入金使用同一参考号/ })).toContainText(
    /近 8 天：0 → [1-9]/,
  );

  await page.getByRole('searchbox', { name: '对象、实际值、处理说明或客户' }).fill(reference);
  await expect(page.getByRole('row').nth(1)).toContainText(reference);
  await page.locator('[data-row-open]').first().click();
  const drawer = page.getByRole('dialog', { name: '多笔入金使用同一参考号' });
  await expect(drawer.getByRole('link', { name: /^D\d/ })).toHaveCount(2);
  await expect(drawer.getByRole('row', { name: /^金额/ })).toContainText(/120\.00.*120\.00/);
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await drawer.getByRole('button', { name: '处理' }).click();
  const form = page.getByRole('dialog', { name: `处理“${reference}”的数据异常` });
  await expect(form).toContainText('已说明的重复入金和查看记录不再打开，除非发现新的内容');
  await form.getByRole('button', { name: '标记为已处理' }).click();
  await expect(form.getByLabel('处理说明')).toBeFocused();
  await form.getByLabel('处理说明').fill('客户分两笔汇款');
  expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  await form.getByRole('button', { name: '标记为已处理' }).click();
  await expect(toasts(page)).toContainText(`已处理“${reference}”的数据异常`);
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.keyboard.press('Escape');

  await share();
  await checkNow('全部检查项');
  await page.locator('[data-row-open]').first().click();
  await expect(drawer).toContainText('再次出现');
  await expect(drawer).toContainText('客户分两笔汇款');
  await untilQuiet(page);
  await drawer.getByRole('link', { name: /^D\d/ }).first().click();
  await expect(page).toHaveURL(/\/funds\/deposit\?.*q=D/);
});
