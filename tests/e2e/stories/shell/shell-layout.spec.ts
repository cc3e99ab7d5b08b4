import type { Locator, Page } from '@playwright/test';
import { expect, signInRemembered, test, unlessByDay } from '../../support/fixtures.ts';

const sideMenu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

// @rule shell: The logo links to /dashboard, and a greeting names the user
// @in app/shell/brand.tsx
test('the shell greets by name, and its logo leads home', async ({ page, arrive, staff }) => {
  const { body } = await (await staff('god')).get<{ name: string }>('/auth/admin/v1/userinfo');
  await arrive('god');
  const greeting = page.getByRole('banner').getByText(`欢迎，${body.name}`, { exact: true });
  await expect(greeting).toBeVisible();
  await page.goto('/client');
  await sideMenu(page).getByTitle('Broker Desk').click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the greeting is read in whole beside open pages, in windows from 768 px on that nothing is wider than @night', async ({
  page,
  arrive,
  staff,
}) => {
  const { body } = await (await staff('god')).get<{ name: string }>('/auth/admin/v1/userinfo');
  await page.setViewportSize({ width: 768, height: 900 });
  await arrive('god');
  for (const name of ['客户管理', '入金审核', '出金审核', '站内信']) {
    await sideMenu(page).getByRole('link', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  const greeting = page.getByRole('banner').getByText(`欢迎，${body.name}`, { exact: true });
  for (const width of [768, 1024, 1279, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { shown, needed } = await greeting.evaluate((element) => ({
      shown: element.clientWidth,
      needed: element.scrollWidth,
    }));
    expect(shown, `${width} px`).toBeGreaterThanOrEqual(needed);
    expect(shown, `${width} px`).toBeGreaterThan(40);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
    await expect(page.getByRole('tab', { name: '站内信' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /的账户菜单/ })).toBeInViewport({ ratio: 1 });
  }
});

// @rule shell: The name is truncated at about 18 characters
// @in app/shell/brand.tsx
test('a long name of the firm is cut at about 18 characters, and has room for them @night', async ({
  page,
  arrive,
}) => {
  await page.route('**/setting/app/v1/locale', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), app_name: '0'.repeat(60) } });
  });
  await arrive('god');
  const shownDigits = async (menu: Locator) => {
    const name = menu.getByText('0'.repeat(60));
    return name.evaluate((element) => (element.clientWidth / element.scrollWidth) * 60);
  };
  const beside = await shownDigits(sideMenu(page));
  await page.setViewportSize({ width: 600, height: 900 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  const inDrawer = await shownDigits(page.getByRole('dialog'));
  for (const digits of [beside, inDrawer]) expect(digits).toBeCloseTo(18, 0);
});

test('the first Tab of a page is a way past the menu, to its content', async ({ page, signIn }) => {
  await signIn('god');
  await page.goto('/client');
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
});

// @rule navigation: / redirects to /dashboard
// @in core/start/router.tsx
test('the root of the site leads to the dashboard', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [username, compact] of [
  ['god', false],
  ['angel', true],
  ['superman', false],
  ['hero', true],
] as const) {
  test(`the side menu of ${username} begins ${compact ? 'as icons' : 'with labels'}${unlessByDay(username === 'god' || username === 'hero')}`, async ({
    page,
    arrive,
  }) => {
    await arrive(username);
    const toggle = sideMenu(page).getByRole('button', { name: compact ? '展开菜单' : '收起菜单' });
    await expect(toggle).toBeVisible();
    await expect(sideMenu(page).getByRole('searchbox')).toHaveCount(compact ? 0 : 1);
  });
}

// @rule shell: Under 768 px the menu is a drawer from the left, rows are cards
// @in ui/controls/use-wide-screen.ts
test('the menu is a drawer up to 767 px, and is beside the page from 768 px on @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sideMenu(page)).toBeVisible();
  await expect(page.getByRole('button', { name: '打开菜单' })).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
  await expect(sideMenu(page)).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = await page.getByRole('dialog').boundingBox();
  expect(drawer?.x, 'it comes from the left').toBeLessThanOrEqual(0);

  await page.setViewportSize({ width: 900, height: 767 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the entry of the current page is visible in the menu, beside the page and in the drawer @night', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn('god');
  await page.goto('/config/currency_pair');
  await expect(sideMenu(page).getByRole('link', { name: '货币对' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: '打开菜单' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: '货币对' })).toBeInViewport({ ratio: 1 });
});

// @rule navigation: "Back to last page" goes to / without history
// @in app/error-pages.tsx
test('back from an unknown page leads home if there is nothing to go back to @night', async ({
  page,
  context,
}) => {
  await signInRemembered(page, 'angel');
  const opening = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/no/such/page', '_blank', 'noopener'));
  const opened = await opening;
  const back = opened.getByRole('main').getByRole('button', { name: '返回上一页' });
  await back.click();
  await expect(opened).toHaveURL(/\/dashboard$/);
  await opened.goBack();
  await back.click();
  await expect(opened).toHaveURL(/\/dashboard$/);
});

for (const [reducedMotion, behavior] of [
  ['no-preference', 'smooth'],
  ['reduce', 'instant'],
] as const) {
  // @rule navigation: A navigation scrolls to the top, smoothly unless reduced motion is set
  // @in core/start/router.tsx
  test(`a navigation scrolls to the top, ${behavior} with motion ${reducedMotion} @night`, async ({
    page,
    arrive,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      Object.assign(window, { scrolls });
      const scrollTo = window.scrollTo.bind(window);
      window.scrollTo = (...where: unknown[]) => {
        scrolls.push(where[0]);
        // `as`: passed on as it came.
        scrollTo(...(where as [ScrollToOptions]));
      };
    });
    await arrive('god');
    await page.evaluate(() => void Object(window).scrolls.splice(0));
    await sideMenu(page).getByRole('link', { name: '客户管理' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => Object(window).scrolls))
      .toContainEqual(expect.objectContaining({ top: 0, behavior }));
  });
}

test('a link with a hash leads to what it names, without a leap @night', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const scrolls: unknown[] = [];
    Object.assign(window, { scrolls });
    const lead = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (how) {
      scrolls.push([this.id, how]);
      lead.call(this, how);
    };
  });
  await signIn('god');
  await page.goto('/client#content');
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.reload();
  await page.getByRole('tab', { name: '客户管理' }).click();
  await expect(page).toHaveURL(/\/client#content$/);
  await expect
    .poll(() => page.evaluate(() => Object(window).scrolls))
    .toContainEqual(['content', { behavior: 'smooth' }]);
});

test('the page of an error says so, and leads home', async ({ page, signIn }) => {
  await signIn('angel');
  await page.goto('/error');
  await expect(page).toHaveTitle('Broker Desk | 出错了');
  await expect(page.getByRole('alert')).toContainText('刚才的操作没有完成');
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
