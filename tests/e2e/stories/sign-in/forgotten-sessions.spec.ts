import type { Page } from '@playwright/test';
import { demoPassword } from '../../../support/stack.ts';
import { expect, fillLogin, signInRemembered, test } from '../../support/fixtures.ts';

const storages = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const accessToken = (page: Page): Promise<string> =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('brokerdesk.session') ?? '{}').tokens.access_token,
  );

async function isAccepted(url: string, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}`, 'X-Tenant': 'es' };
  return (await fetch(`${url}/auth/admin/v1/userinfo`, { headers })).ok;
}

test.describe('when the settings cannot be loaded', () => {
  test.use({ expectedTrouble: /503|Failed to load|40[13]|ERR_|logout/ });

  test('a remembered session behind the one of the tab is ended as well, and trying again does not sign in @night', async ({
    page,
    context,
    staff,
  }) => {
    const other = await context.newPage();
    await signInRemembered(other, 'god');
    await other.close();
    const { tokens } = await staff('hero');
    await page.goto('/healthz');
    await page.evaluate(
      (session) => {
        sessionStorage.setItem('brokerdesk.session', JSON.stringify(session));
        sessionStorage.setItem('brokerdesk.palette', '{"person":"u","choices":[{"id":"Ada"}]}');
      },
      { id: 'of the tab', tokens },
    );

    const settings = '**/setting/app/v1/locale';
    await page.route(settings, (route) => route.fulfill({ status: 503 }));
    await page.goto('/client');
    await expect(page.getByRole('alert')).toContainText('为安全起见已退出登录');
    expect(await storages(page)).not.toMatch(/eyJ[\w-]+\.[\w-]+|Ada/);

    await page.unroute(settings);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('the server ends the session too, at once or when it can be asked again @night', async ({
    page,
    arrive,
    stack,
  }) => {
    await arrive('hero');
    const token = await accessToken(page);
    const accepted = () => isAccepted(stack.url, token);
    expect(await accepted()).toBe(true);
    const [settings, logout] = ['**/setting/app/v1/locale', '**/auth/admin/v1/logout'];
    await page.route(settings, (route) => route.fulfill({ status: 503 }));
    await page.route(logout, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('为安全起见已退出登录');
    expect(await accepted()).toBe(true);
    await page.unroute(logout);
    await page.unroute(settings);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect.poll(accepted).toBe(false);
  });

  test('the other tabs keep their page, and what was typed there, for the user who signs in again @night', async ({
    page,
    context,
  }) => {
    await signInRemembered(page, 'angel');
    await page.goto('/message');
    await page.getByRole('button', { name: '发送站内信' }).click();
    const body = page.getByRole('textbox', { name: '中文正文' });
    await body.fill('系统将于今晚维护');

    const other = await context.newPage();
    await other.route('**/setting/app/v1/locale', (route) => route.fulfill({ status: 503 }));
    await other.goto('/client');
    await expect(other.getByRole('alert')).toContainText('为安全起见已退出登录');
    await expect(page.getByRole('dialog', { name: '登录已过期' })).toBeVisible();
    await expect(body).toBeHidden();
    await fillLogin(page, 'angel', demoPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(body).toHaveValue('系统将于今晚维护');
  });
});
