import { expect, test } from '../../support/fixtures.ts';

test('each role sees the menu that its permissions grant', async ({ page, arrive }) => {
  await arrive('hero');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  const pages = ['工作台', '实名审核', '客户管理', '双人复核', '站内信'];
  const funds = ['入金审核', '出金审核', '借款管理', '补偿记录', '数字货币入金'];
  const records = ['大宗记录', '申购记录', 'AI 订阅记录', '基金记录', '量化记录'];
  const all = [...pages, ...funds, ...records, '打板记录', '配售管理'];
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveCount(all.length);
  for (const name of all) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
});

// @rule navigation: An unknown path shows "Ooops, page not found" and both ways back
// @in app/error-pages.tsx
test('an unknown path shows the page that leads back or home', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/client');
  await page.goto('/no/such/page');
  await expect(page.getByText('哎呀，页面不存在')).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL(/\/client/);
  await page.goto('/no/such/page');
  await page.getByRole('main').getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

// @rule navigation: The path of a group leads to its first permitted page
// @in core/navigation/redirect-target.ts
test('the path of a group of the menu leads to its first page', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/funds');
  await expect(page).toHaveURL(/\/funds\/deposit$/);
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
});

test('an address with a slash at its end or in capitals is the page, its place in the menu, and the public ones', async ({
  page,
  signIn,
}) => {
  await page.goto('/Error/');
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/login/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('用户名')).toBeVisible();
  await signIn('angel');
  await page.goto('/Client/?page=2#x');
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await expect(page).toHaveURL(/\/client\?page=2#x$/);
  await expect(page.getByRole('link', { name: '客户管理' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a page without an entry of its own marks the entry that it belongs to', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/funds/exchange');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('换汇记录');
  const marked = page.getByRole('navigation', { name: '主菜单' }).locator('[aria-current]');
  await expect(marked).toHaveAccessibleName(/入金审核/);
  await expect(marked).toHaveAttribute('aria-current', 'true');
  await marked.click();
  await expect(page).toHaveURL(/\/funds\/deposit/);
  await expect(marked).toHaveAttribute('aria-current', 'page');
});

test('the way back before a page has come brings the mark in the menu back as well @night', async ({
  page,
  arrive,
}) => {
  await arrive('angel');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('link', { name: '客户管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeFocused();
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('**/message/admin/v1/list?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.route('**/assets/message-page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const marked = menu.locator('[aria-current=page]');
  await menu.getByRole('link', { name: '站内信' }).click();
  await expect(marked).toHaveAccessibleName(/站内信/);
  await expect(page).toHaveURL(/\/message/);
  await page.goBack();
  await expect(marked).toHaveAccessibleName(/客户管理/);
  letCome();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(marked).toHaveAccessibleName(/客户管理/);
});

test('the menu finds a page by a part of its title in either language, or by its pinyin', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await menu.getByRole('searchbox', { name: '搜索菜单' }).fill('rujin');
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText([
    /^入金审核/,
    /^数字货币入金/,
  ]);
  await menu.getByRole('searchbox', { name: '搜索菜单' }).fill('identity');
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText([/^实名审核/]);
  await menu.getByRole('searchbox', { name: '搜索菜单' }).fill('客户');
  await expect(menu.getByRole('listitem').getByRole('link')).toHaveText(['客户管理']);
});

test('another page is read out, and reading goes on at its heading', async ({
  page,
  signInAtLogin,
}) => {
  await signInAtLogin('angel');
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeFocused();
  await page.getByRole('link', { name: '客户管理' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Broker Desk | 客户管理' })).toHaveCount(
    1,
  );
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeFocused();
});

// @rule navigation: The page title is `app name | page title`; the login page is "Login"
// @in core/browser/page-title.ts
// @rule languages: The language can be switched, and is kept
// @in core/i18n/language.ts
test('the language can be switched, and stays after a reload', async ({ page, arrive }) => {
  await arrive('angel');
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page).toHaveTitle('Broker Desk | Dashboard');
});

// @rule shell: Dark mode follows the system until one is chosen, which is kept
// @in core/browser/theme.ts
test('the theme follows the system until it is chosen, and stays after a reload @night', async ({
  page,
  arrive,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrive('angel');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: '主题' }).click();
  await page.getByRole('menuitemradio', { name: '浅色' }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await background()).toBe(light);
});

test('a dark theme that was chosen is there before anything is drawn', async ({ page, arrive }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await arrive('angel');
  await page.getByRole('button', { name: '主题' }).click();
  await page.getByRole('menuitemradio', { name: '深色' }).click();
  await page.addInitScript(() => {
    // When the page has been read, and before its code runs.
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      Object.assign(window, { themeAtFirst: document.documentElement.dataset['theme'] });
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object(window).themeAtFirst)).toBe('dark');
});

test('under 768 px the menu is a drawer, and rows are cards', async ({ page, arrive }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await arrive('angel');
  await page.getByRole('button', { name: '打开菜单' }).click();
  await page.getByRole('dialog').getByRole('link', { name: '入金审核' }).click();
  await expect(page).toHaveURL(/\/funds\/deposit/);
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeFocused();
  await expect(page.getByRole('table')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'nothing is wider than the screen').toBe(0);
});

test.describe('when the settings cannot be loaded', () => {
  test.use({ expectedTrouble: /ERR_FAILED|Failed to load/ });

  // @rule navigation: Settings load on start-up; failure titles the page "App" and logs out
  // @in core/start/start.ts
  test('the title is App, and the user sees the failure and can try again', async ({ page }) => {
    await page.route('**/setting/**', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText('系统暂时无法连接')).toBeVisible();
    await expect(page).toHaveTitle(/^App/);
    await page.unroute('**/setting/**');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByLabel('用户名')).toBeVisible();
  });
});
