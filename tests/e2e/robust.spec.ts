import type { Page } from '@playwright/test';
import { recordDeposit } from '../support/deposits.ts';
import { axeFindings } from './axe.ts';
import { expect, test, untilQuiet } from './fixtures.ts';
import { openDeposit, reviewOf } from './review.ts';

const depositList = '**/deposit/admin/v1/list?**';
/** The file of a page, whatever its hash. */
const depositPage = /\/assets\/deposit-page-[^/]+\.js$/;

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const documents = (page: Page) => {
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  return () => loaded;
};

test.describe('a page that fails on an answer', () => {
  test.use({
    expectedTrouble:
      /TypeError|RangeError|An error occurred in|The above error|Cannot read|undefined/,
  });

  test('leaves the rest of the console working, says what to pass on, and can be tried again', async ({
    page,
    signIn,
  }) => {
    await signIn('angel');
    await page.route(depositList, (route) =>
      route.fulfill({ json: { list: [{ id: 'x' }], total: 1, page: 1, size: 20, totals: [] } }),
    );
    await menu(page).getByRole('link', { name: '入金审核' }).click();
    const failure = page.getByRole('alert').filter({ hasText: '页面出错了' });
    await expect(failure).toBeVisible();
    await failure.getByText('技术信息').click();
    await expect(failure).toContainText('page: /funds/deposit');
    expect(await axeFindings(page)).toEqual([]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await failure.getByRole('button', { name: '复制' }).click();
    await expect(failure.getByRole('button', { name: '已复制' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/error: \w+Error/);

    await menu(page).getByRole('link', { name: '客户管理' }).click();
    await expect(heading(page, '客户管理')).toBeVisible();
    await menu(page).getByRole('link', { name: '入金审核' }).click();
    await expect(failure).toBeVisible();
    await page.unroute(depositList);
    await failure.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test.describe('a file that a new version has replaced', () => {
  test.use({ expectedTrouble: /404|Failed to load|dynamically imported module|A file is missing/ });

  test('makes the page load anew once, and never again and again', async ({ page, signIn }) => {
    await signIn('angel');
    const loaded = documents(page);
    // Until there is another document: hovering over the link may ask for it before the click does.
    await page.route(depositPage, (route) =>
      loaded() === 0 ? route.fulfill({ status: 404 }) : route.fallback(),
    );
    await menu(page).getByRole('link', { name: '入金审核' }).click();
    await expect(heading(page, '入金审核')).toBeVisible();
    expect(loaded(), 'the page has been loaded anew').toBe(1);

    // Missing for good: this tab has had its reload.
    await page.route(depositPage, (route) => route.fulfill({ status: 404 }));
    await page.reload();
    await expect(page.getByText('页面没有加载成功')).toBeVisible();
    await expect(menu(page)).toBeVisible();
    await untilQuiet(page);
    expect(loaded(), 'no more than the reload by hand').toBe(2);

    await page.unroute(depositPage);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page.getByRole('row').nth(3)).toBeVisible();
  });

  test('never takes along what was typed: the page says what is missing, and its person chooses when', async ({
    page,
    signIn,
    staff,
  }) => {
    const deposit = await recordDeposit(await staff('angel2'), { amount: '69.00' });
    await signIn('angel');
    await openDeposit(page, deposit);
    const review = reviewOf(page, deposit);
    await review.getByRole('button', { name: '驳回' }).click();
    await review.getByLabel('说明').fill('等待银行回单');
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += 1;
      void dialog.dismiss();
    });
    await page.route(/\/assets\/message-page-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await menu(page).getByRole('link', { name: '站内信' }).click();
    await expect(page.getByText('页面没有加载成功')).toBeVisible();
    expect(asked).toBe(0);
    const reload = page.getByRole('button', { name: '重新加载' });
    await reload.click();
    await expect.poll(() => asked).toBe(1);
    await expect(reload).not.toHaveAttribute('aria-busy');

    await menu(page).getByRole('link', { name: '入金审核' }).click();
    await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
  });
});

test('a newer version is offered, and never taken by itself', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('angel');
  // Whatever asks for it comes after the page.
  await untilQuiet(page);
  const loaded = documents(page);
  const answerWith = (change: (html: string) => string) =>
    page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  const offer = page.getByRole('status').filter({ hasText: '系统已更新' });

  await answerWith(() => '<html><body>Sign in to the network</body></html>');
  await Promise.all([page.waitForResponse('/'), page.clock.fastForward('05:01')]);
  await expect(offer).toHaveCount(0);

  await page.unroute('/');
  await answerWith((html) => html.replace(/start-[\w-]+\.js/, 'start-NewBuild.js'));
  await page.clock.fastForward('05:01');
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: '稍后' }).click();
  await expect(offer).toHaveCount(0);

  await page.unroute('/');
  await answerWith((html) => html.replace(/start-[\w-]+\.js/, 'start-NextBuild.js'));
  await page.clock.fastForward('01:01');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(offer).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(loaded()).toBe(0);
  await offer.getByRole('button', { name: '重新加载' }).click();
  await expect.poll(loaded).toBe(1);
  await expect(heading(page, '工作台')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED/ });

  test('the person is told, keeps what is there, and sees it brought up to date afterwards', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('god');
    await page.goto('/funds/deposit');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    const search = page.getByRole('searchbox', { name: '搜索菜单' });
    await search.fill('入金');
    await untilQuiet(page);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: '网络已断开' })).toBeVisible();
    await expect(page.getByRole('row').nth(3)).toBeVisible();

    const refreshed = page.waitForResponse(depositList);
    await context.setOffline(false);
    await expect(page.getByRole('status').filter({ hasText: '网络已恢复' })).toBeVisible();
    expect((await refreshed).ok()).toBe(true);
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    await expect(page.getByText('网络已断开')).toHaveCount(0);
    await expect(search).toHaveValue('入金');
  });
});
