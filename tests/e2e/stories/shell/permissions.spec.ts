import { axeFindings } from '../../support/axe.ts';
import { expect, signInOn, test, unlessByDay } from '../../support/fixtures.ts';

const people = [
  ['主管', 'angel', '由上级资源“资金管理”上的授权给予'],
  ['团队长', 'superman', '由“入金”上的授权给予'],
  ['业务员', 'hero', '由“入金”上的授权给予'],
] as const;

for (const [role, username, why] of people) {
  test(`see as shows, before it is signed in as, the menu that ${username} really gets${unlessByDay(username === 'superman')}`, async ({
    page,
    browser,
    stack,
    signIn,
  }) => {
    await signIn('god');
    await page.goto('/config/permission?tab=see-as');
    const menu = page.getByRole('table', { name: '菜单项及其权限' });
    await page.getByRole('radio', { name: role }).check();
    await expect(page.getByText(`以“${role}”的身份查看`)).toBeVisible();
    const rows = menu.getByRole('row').filter({ has: page.locator('th code') });
    const seen = (state: string) =>
      rows
        .filter({ has: page.getByText(state, { exact: true }) })
        .locator('th code')
        .allTextContents();
    expect(await seen('不可见')).toEqual(
      expect.arrayContaining(['/config/permission', '/config/settings/app', '/config/audit_log']),
    );
    await expect(menu.getByRole('row').filter({ hasText: '入金审核' })).toContainText(why);
    expect(await axeFindings(page, 'main')).toEqual([]);

    const other = await browser.newPage();
    await signInOn(other, stack.url, username);
    await other.goto(`${stack.url}/dashboard`);
    const expand = other.getByRole('button', { name: '展开菜单' });
    const navigation = other.getByRole('navigation', { name: '主菜单' });
    await expect(navigation.getByRole('link').first()).toBeVisible();
    if (await expand.isVisible()) await expand.click();
    await expect(other.getByRole('button', { name: '收起菜单' })).toBeVisible();
    const real = await navigation
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    expect(new Set(real)).toEqual(new Set(await seen('可见')));
    await other.close();
  });
}

test('the page of permissions leads to the changes of roles in the audit log', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/config/permission');
  await page.getByRole('link', { name: '查看员工的角色变更记录' }).click();
  await expect(page).toHaveURL(/\/config\/audit_log\?action=user\.changed/);
  await expect(page.getByRole('heading', { level: 1, name: '审计日志' })).toBeVisible();
});

test('the matrix is searched, narrowed to a role, and says which operations a right opens @night', async ({
  page,
  signIn,
}) => {
  await signIn('god');
  await page.goto('/config/permission');
  await page.getByRole('searchbox', { name: '资源或操作' }).fill('deposit');
  const matrix = page.getByRole('table', { name: '各角色对每类资源的权限' });
  await expect(matrix.getByRole('row')).toHaveCount(3);
  await page.getByRole('radio', { name: '业务员' }).check();
  const row = page
    .getByRole('table', { name: '业务员对每类资源的权限' })
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: '入金' }) });
  await expect(row.getByText('允许', { exact: true })).toHaveCount(1);
  await row.getByRole('button', { name: '入金' }).click();
  const drawer = page.getByRole('dialog', { name: '入金' });
  const approve = drawer.getByRole('region', { name: '审核' });
  await expect(approve).toContainText('管理员、主管');
  await expect(approve).toContainText('/deposit/admin/v1/audit/{id}');
  expect(await axeFindings(page, '[data-slot=drawer]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row.getByRole('button', { name: '入金' })).toBeFocused();
  await page.reload();
  await expect(row).toBeVisible();
});

test('two roles are compared in English on a narrow screen @night', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('god');
  await page.evaluate(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await page.goto('/config/permission?tab=difference&role=superman&other=hero');
  const only = page.getByRole('region', { name: 'Only Salesman, not Team leader' });
  await expect(only).toContainText('Robots');
  await expect(page.getByText("Team leader has The team's clients")).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
});
