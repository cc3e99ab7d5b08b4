import { expect, signInRemembered, test } from '../../support/fixtures.ts';

test.describe('when the settings cannot be loaded', () => {
  test.use({ expectedTrouble: /503|Failed to load/ });

  // @rule navigation: A start-up without settings ends all stored sessions and can be retried
  // @in core/start/start.ts
  test('a remembered session is ended, the page says why, and trying again leads to the login', async ({
    page,
  }) => {
    await signInRemembered(page, 'hero');
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await stored()).toMatch(/eyJ[\w-]+\.[\w-]+/);

    const settings = '**/setting/app/v1/locale';
    await page.route(settings, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('为安全起见已退出登录');
    await expect(page).toHaveTitle('App');
    expect(await stored()).not.toMatch(/eyJ[\w-]+\.[\w-]+/);

    const retry = page.getByRole('button', { name: '重试' });
    await retry.click();
    await expect(retry).toBeEnabled();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(settings);
    await retry.click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page).toHaveTitle('Broker Desk | 登录');
  });
});

test.describe('when a language cannot be loaded', () => {
  test.use({ expectedTrouble: /login-labels|language|words|Failed to load|503/ });
  const english = '**/assets/login-labels-*.js';
  const firmSettings = (locale: string) => ({ app_name: 'Desk', timezone: 'UTC', locale });

  test('the console goes on in the one that there is, and trying again changes to the firm’s @night', async ({
    page,
  }) => {
    const settings = '**/setting/app/v1/locale';
    await page.route(settings, (route) => route.fulfill({ status: 503 }));
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('未能读取系统设置');
    await page.unroute(settings);
    await page.route(settings, (route) => route.fulfill({ json: firmSettings('en_US') }));
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

    // Only now: the loaded labels have another file of the same name.
    await page.route(english, async (route) => {
      const answer = await route.fetch();
      const isEnglish = (await answer.text()).includes('Restoring your session');
      await (isEnglish ? route.abort() : route.fulfill({ response: answer }));
    });
    await page.reload();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');

    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('alert')).toContainText('语言未能切换');
    await page.unroute(english);
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('is reported in both languages if there is no other one @night', async ({ page }) => {
    await page.route(english, (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByText('控制台未能加载')).toBeVisible();
    await expect(page.getByText('The console did not load.')).toBeVisible();
    await page.unroute(english);
    await page.getByRole('link', { name: '重新加载' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
    await expect(page.getByText('控制台未能加载')).toHaveCount(0);
  });
});

test('settings that are malformed have defaults, and changed ones hold from the next start on', async ({
  page,
}) => {
  let system: unknown = { app_name: 7, timezone: 'Mars/Olympus', locale: 'en_US', currency: null };
  await page.route('**/setting/app/v1/locale', (route) => route.fulfill({ json: system }));
  await page.route('**/setting/v1/app', (route) =>
    route.fulfill({ json: { appVersion: '3.1.4' } }),
  );
  await page.goto('/login');
  await expect(page).toHaveTitle('Admin App | Login');
  await expect(page.getByText('v3.1.4')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');

  system = { appName: 'Northern Light', webLogo: '/logo.svg', timezone: 'UTC', locale: 'zh_CN' };
  await page.route('**/logo.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  );
  await page.reload();
  await expect(page).toHaveTitle('Northern Light | 登录');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Northern Light');
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute(
    'src',
    /^http.*\/logo\.svg$/,
  );
});

test('how the side menu was left is kept for each person, and an older or broken note does no harm @night', async ({
  page,
  arrive,
}) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('brokerdesk.side-bar', 'collapsed');
    localStorage.setItem('brokerdesk.state.v1.4', '{');
  });
  await arrive('god');
  const toggle = page.getByRole('button', { name: /收起菜单|展开菜单/ });
  await expect(toggle).toHaveAccessibleName('收起菜单');
  await toggle.click();
  await expect(toggle).toHaveAccessibleName('展开菜单');
  // At once, before the save is due: leaving the page saves it.
  await page.reload();
  await expect(toggle).toHaveAccessibleName('展开菜单');
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => /side-bar|state/.test(key))).toEqual([
    expect.stringMatching(/^brokerdesk\.state\.v2\./),
  ]);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('brokerdesk.state.')) localStorage.setItem(key, '{"sideBar":[}');
    }
  });
  await page.reload();
  await expect(toggle).toHaveAccessibleName('收起菜单');
});

test('before any style or code of the console has come, the page shows its mark in the chosen theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.evaluate(() => localStorage.setItem('brokerdesk.theme', 'dark'));
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?!prefetch-)[^/]+\.(?:css|js)$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  const mark = page.locator('#starting');
  await expect(mark).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
    .toBe(1);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  held.resolve();
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(mark).toHaveCount(0);
});
