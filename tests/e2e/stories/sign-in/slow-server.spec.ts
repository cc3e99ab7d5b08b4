import { demoPassword } from '../../../support/stack.ts';
import { expect, fillLogin, signInRemembered, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

test('a sign-in that takes long can be cancelled, and what was typed stays @night', async ({
  page,
}) => {
  const login = '**/auth/admin/v1/login';
  await page.goto('/login');
  await fillLogin(page, 'angel', demoPassword);
  const picture = page.getByRole('img', { name: '验证码图片' });
  const used = await picture.getAttribute('src');
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden();
  await page.route(login, () => {});
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '取消' }).click();

  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: '取消' })).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('用户名')).toHaveValue('angel');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demoPassword);
  // The captcha may be used up by now.
  await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('');
  await expect(page.getByRole('textbox', { name: '验证码' })).toBeFocused();
  await expect(picture).not.toHaveAttribute('src', used ?? '');

  await page.unroute(login);
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a session that takes long to be restored can be left @night', async ({ page, arrive }) => {
  await arrive('angel');
  await untilQuiet(page);
  await page.route('**/auth/admin/v1/userinfo', () => {});
  await page.reload();
  await expect(page.getByText('正在恢复登录状态…')).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('正在恢复登录状态…')).toBeHidden();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
});

// @rule authentication-states: Settings show as loading after 3 seconds and as failed after 20
// @in core/start/start.ts
test('settings that are not answered are said to be loading, and are a failure that can be tried again after 20 seconds', async ({
  page,
}) => {
  const settings = '**/setting/app/v1/locale';
  await page.route(settings, () => {});
  await page.clock.install();
  await page.goto('/login');
  await page.clock.runFor(3_000);
  await expect(page.getByRole('status')).toHaveText('正在加载…');
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible();
  await page.clock.runFor(17_000);
  await expect(page.getByRole('alert')).toContainText('未能读取系统设置');
  await page.unroute(settings);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByLabel('用户名')).toBeVisible();
});

test('rights that are not answered do not leave the page empty, and the user can log out @night', async ({
  page,
}) => {
  await signInRemembered(page, 'angel');
  await untilQuiet(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/auth/admin/v1/permission/*', () => {});
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('正在加载…');
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page.getByText('正在加载…')).toBeHidden();
});
