import { expect, test } from '../../support/fixtures.ts';

// @rule lists: A shared view is used and copied by others, and shows each what they may see
// @in domains/view/saved-views.ts business/list/table/view-calls.ts
test('a view that a supervisor shares is used and copied by a salesman, who does not change it', async ({
  page,
  signIn,
  startOwn,
}) => {
  const own = await startOwn();
  await signIn('angel', own);
  await page.goto(`${own.url}/funds/deposit?status=approved&currency=USD`);
  const rows = page.getByRole('main').locator('th[data-column]').first();
  await expect(rows).toBeVisible();
  await page.getByRole('button', { name: /^视图/ }).click();
  await page.getByRole('menuitem', { name: '保存和管理视图…' }).click();
  const dialog = page.getByRole('dialog', { name: '视图' });
  await dialog.getByLabel('把当前的筛选和列保存为').fill('美元已入账');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '与所有人共享“美元已入账”' }).click();
  await expect(dialog.getByText('已与所有人共享')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('about:blank');
  await signIn('hero', own);
  await page.goto(`${own.url}/funds/deposit`);
  await expect(rows).toBeVisible();
  await page.getByRole('button', { name: /^视图/ }).click();
  await page.getByRole('menuitem', { name: /美元已入账/ }).click();
  await expect(page).toHaveURL(/currency=USD/);
  await page.getByRole('button', { name: /^视图/ }).click();
  await page.getByRole('menuitem', { name: '保存和管理视图…' }).click();
  await dialog.getByRole('button', { name: '把“美元已入账”复制到我的视图' }).click();
  await expect(dialog.getByRole('button', { name: '重命名“美元已入账”' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^与.*共享/ })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: /^视图/ }).click();
  await expect(page.getByRole('menuitemradio', { name: '美元已入账' })).toBeVisible();
});
