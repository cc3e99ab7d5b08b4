import { toasts } from '../../support/client-menu.ts';
import { arriveOn, expect, signInRemembered, test } from '../../support/fixtures.ts';
import { untilQuiet } from '../../support/traffic.ts';

const permissionCall = /\/auth\/admin\/v1\/permission\//;

test('rights are kept for the tab, and asked for anew in the background after five minutes', async ({
  page,
  arrive,
}) => {
  await arrive('hero');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (permissionCall.test(request.url())) requests.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests, 'a reload finds them in the session storage').toEqual([]);

  await page.evaluate(() => {
    const key = 'brokerdesk.permissions';
    const { payload } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const loadedAt = Date.now() - 5 * 60_000 - 1_000;
    sessionStorage.setItem(key, JSON.stringify({ payload, loadedAt }));
  });
  const revalidation = page.waitForResponse(permissionCall);
  await page.getByRole('link', { name: '客户管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await revalidation;
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { loadedAt } = JSON.parse(sessionStorage.getItem('brokerdesk.permissions') ?? '{}');
        return Date.now() - loadedAt < 60_000;
      }),
    )
    .toBe(true);
});

test('logging out in one tab ends the session in the other tabs too', async ({ page, context }) => {
  await signInRemembered(page, 'angel');
  const other = await context.newPage();
  await other.goto('/client');
  await expect(other.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();

  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(other).toHaveURL(/\/login/);
  await expect(other.getByText('您已在另一个标签页中退出或更换账户')).toBeVisible();
});

// @rule authentication-states: Logging out ends every tab of the same person, other sessions included
// @in core/session/other-tabs.ts
test('so it does in tabs with a later session of the same user, and not in those of another @night', async ({
  page,
  context,
  arrive,
  stack,
}) => {
  await arrive('hero');
  const [same, another] = [await context.newPage(), await context.newPage()];
  await arriveOn(same, stack.url, 'hero');
  await arriveOn(another, stack.url, 'angel');
  const loggedOut = same.waitForResponse(/\/auth\/admin\/v1\/logout$/);
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(same.getByText('您已在另一个标签页中退出或更换账户')).toBeVisible();
  expect((await loggedOut).status(), 'its own session is over, too').toBe(200);
  await another.getByRole('link', { name: '客户管理' }).click();
  await expect(another.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
});

test.describe('a remembered session that the server has ended', () => {
  test.use({ expectedTrouble: /401/ });

  test('is reported in every tab as the same reason, and not as an end by the user in another one @night', async ({
    page,
    context,
    stack,
  }) => {
    await signInRemembered(page, 'angel');
    const other = await context.newPage();
    await other.goto('/client');
    await expect(other.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
    await untilQuiet(page);

    const token = await page.evaluate(
      () => JSON.parse(localStorage.getItem('brokerdesk.session') ?? '{}').tokens.access_token,
    );
    const answer = await fetch(`${stack.url}/auth/admin/v1/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'X-Tenant': 'es' },
    });
    expect(answer.status).toBe(200);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL(/\/login/);
      await expect(tab.getByText('登录已失效，请重新登录。')).toBeVisible();
    }
  });
});

test('an unknown profile in the address is reported once, and taken out of it @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/client?env=evil&size=50');
  await expect(toasts(page)).toContainText('没有名为“evil”的环境，已使用“es”。');
  await expect(page).toHaveURL(/\/client\?size=50$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await expect(toasts(page)).not.toContainText('evil');
});

test('the tenant in the address is the tenant of every call, and stays for the next time', async ({
  page,
}) => {
  const tenants: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/(auth|setting)\//.test(request.url())) tenants.push(request.headers()['x-tenant']);
  });
  const loaded = () => expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await page.goto('/login');
  await loaded();
  expect(new Set(tenants.splice(0))).toEqual(new Set(['es']));
  await page.goto('/login?env=kun');
  await loaded();
  expect(new Set(tenants.splice(0))).toEqual(new Set(['kun']));
  await page.goto('/login');
  await loaded();
  expect(new Set(tenants)).toEqual(new Set(['kun']));
});
