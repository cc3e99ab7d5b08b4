import type { Schemas } from '@brokerdesk/sdk';
import { demoPassword } from '../../../support/stack.ts';
import { totpCode } from '../../../support/staff-api.ts';
import {
  expect,
  fillLogin,
  forgetSession,
  signInRemembered,
  test,
} from '../../support/fixtures.ts';

test('signing in without a word typed names each field, and focuses the first', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  await expect(page.getByText('请输入验证码')).toBeVisible();
  await expect(page.getByLabel('用户名')).toBeFocused();
  await expect(page).toHaveTitle('Broker Desk | 登录');
});

test.describe('with a wrong password or captcha', () => {
  test.use({ expectedTrouble: /40[01]/ });

  test('the message says what is wrong, the captcha is renewed, and what was typed stays', async ({
    page,
  }) => {
    await page.goto('/login');
    const picture = page.getByRole('img', { name: '验证码图片' });
    await expect(picture).toBeVisible();
    const shown = await picture.getAttribute('src');

    await fillLogin(page, 'angel', 'not the password');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '登录失败' })).toBeVisible();
    await expect(page.getByLabel('用户名')).toHaveValue('angel');
    await expect(page.getByRole('textbox', { name: '验证码' })).toHaveValue('');
    await expect(picture).not.toHaveAttribute('src', shown ?? '');

    await fillLogin(page, 'angel', demoPassword);
    await page.getByRole('textbox', { name: '验证码' }).fill('WRONG');
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page.getByText('验证码错误或已失效')).toBeVisible();
  });
});

// @rule sign-in: The captcha can be renewed and renews after every failed sign-in
// @in core/login/captcha.tsx
test('the captcha can be renewed', async ({ page }) => {
  await page.goto('/login');
  const picture = page.getByRole('img', { name: '验证码图片' });
  await expect(picture).toBeVisible();
  const shown = await picture.getAttribute('src');
  await page.getByRole('button', { name: '看不清？换一张验证码' }).click();
  await expect(picture).not.toHaveAttribute('src', shown ?? '');
});

test.describe('with an authenticator', () => {
  test.use({ expectedTrouble: /401/ });

  // @rule sign-in: The password is sent as its MD5, never as it was typed
  // @in core/session/sign-in.ts
  test('a wrong code can be tried again, and a right one opens the console', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'mfa', demoPassword);
    await page.getByRole('button', { name: '登录' }).click();
    const code = page.getByLabel('动态验证码');
    await expect(code).toBeFocused();
    expect(await sessionTokens(page)).toBeNull();

    const right = totpCode();
    await code.fill(right === '000000' ? '111111' : '000000');
    await expect(page.getByRole('alert').filter({ hasText: '验证失败' })).toBeVisible();
    await code.fill(right);
    await expect(page).toHaveURL(/\/dashboard/);
    await expect(page.getByText('验证成功！')).toBeVisible();
  });
});

test.describe('a profile that cannot be loaded after the code', () => {
  test.use({ expectedTrouble: /50\d/ });

  for (const [message, answer] of [
    ['登录失败', { status: 500, body: 'broken' }],
    ['服务器繁忙，请稍后再试', { status: 500, json: problem('服务器繁忙，请稍后再试') }],
  ] as const) {
    test(`is shown on the login form until the next try: ${message} @night`, async ({
      page,
      startOwn,
    }) => {
      const { url } = await startOwn();
      await page.route('**/auth/admin/v1/userinfo', (route) => route.fulfill(answer));
      await page.goto(`${url}/login`);
      await fillLogin(page, 'mfa', demoPassword);
      await page.getByRole('button', { name: '登录' }).click();
      await page.getByLabel('动态验证码').fill(totpCode());

      const form = page.getByRole('form', { name: '登录' });
      await expect(form.getByRole('alert')).toHaveText(message);
      await expect(form.getByLabel('用户名')).toHaveValue('mfa');
      await expect(form.getByRole('textbox', { name: '验证码' })).toBeFocused();
      expect(await sessionTokens(page)).toBeNull();

      await fillLogin(page, 'mfa', demoPassword);
      await expect(form.getByRole('alert')).toBeVisible();
      await page.getByRole('button', { name: '登录' }).click();
      await expect(page.getByLabel('动态验证码')).toBeVisible();
      await expect(page.getByText(message)).toHaveCount(0);
    });
  }
});

test('a remembered login outlives the browser tab, another one does not', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await fillLogin(page, 'superman', demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const fresh = await context.newPage();
  await fresh.goto('/client');
  await expect(fresh).toHaveURL(/\/login/);
  await fresh.close();

  await forgetSession(page);
  await signInRemembered(page, 'superman');
  const next = await context.newPage();
  await next.goto('/client');
  await expect(next.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
});

test('a link asked for before signing in opens after it, and only on this site', async ({
  page,
}) => {
  await page.goto('/funds/deposit?status=approved');
  await expect(page).toHaveURL(/\/login/);
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/funds\/deposit\?.*status=approved/);

  await forgetSession(page);
  await page.goto('/login?redirect=https://example.org/steal');
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/dashboard/);
});

test('logging out asks first, and leaves nothing of the session behind', async ({
  page,
  arrive,
}) => {
  await arrive('angel');
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('button', { name: /的账户菜单/ })).toBeFocused();

  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await sessionTokens(page)).toBeNull();
  await page.goto('/funds/deposit');
  await expect(page).toHaveURL(/\/login/);
});

function problem(message: string): Schemas.Problem {
  const fields = { title: 'Busy', code: 'INTERNAL' as const, message, request_id: 'r' };
  return { type: 'about:blank', status: 500, ...fields };
}

async function sessionTokens(page: import('@playwright/test').Page): Promise<string | null> {
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? null;
}
