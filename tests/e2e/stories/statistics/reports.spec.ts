import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { expect, test } from '../../support/fixtures.ts';

// @rule statistics: A report keeps its period, filters and measure, and its user receives it regularly
// @in features/statistics/reports-menu.tsx features/statistics/report-subscriptions.tsx
test('a supervisor saves a report, opens it again, and subscribes to it', async ({
  page,
  signIn,
  startOwn,
}) => {
  const own = await startOwn();
  await signIn('angel', own);
  await page.goto(`${own.url}/statistics/product?from=now-90d&measure=paid&by=week`);
  await page.getByRole('button', { name: '报表', exact: true }).click();
  await page.getByRole('menuitem', { name: '保存和管理报表…' }).click();
  const reports = page.getByRole('dialog', { name: '报表' });
  await reports.getByLabel('把当前的统计保存为').fill('季度缴款');
  await page.keyboard.press('Enter');
  await expect(reports.getByRole('button', { name: '重命名“季度缴款”' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${own.url}/statistics/product`);
  await page.getByRole('button', { name: '报表', exact: true }).click();
  await page.getByRole('menuitemradio', { name: '季度缴款' }).click();
  await expect(page).toHaveURL(/from=now-90d.*measure=paid|measure=paid.*from=now-90d/);
  await page.getByRole('button', { name: '报表：季度缴款' }).click();
  await page.getByRole('menuitem', { name: '定期接收…' }).click();
  const regular = page.getByRole('dialog', { name: '定期报表' });
  await expect(regular.getByLabel('报表名称')).toHaveValue('季度缴款');
  await choose(regular.getByLabel('周期'), '每周');
  await expect(regular.getByRole('switch', { name: '同时发送邮件' })).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await regular.getByRole('button', { name: '订阅当前统计' }).click();
  await expect(regular.getByText(/每星期一 08:00/)).toBeVisible();
  await regular.getByRole('button', { name: '取消订阅“季度缴款”' }).click();
  await expect(regular.getByText('尚未订阅任何报表')).toBeVisible();
});
