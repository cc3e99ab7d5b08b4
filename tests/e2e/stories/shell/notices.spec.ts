import type { Page } from '@playwright/test';
import { newClient } from '../../../support/clients.ts';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { openDeposit, reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

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

  // @rule navigation: A page that throws leaves the rest working, with details and retry
  // @in core/pages/page-error.tsx
  test('leaves the rest of the console working, says what to pass on, and can be tried again @night', async ({
    page,
    arrive,
  }) => {
    await arrive('angel');
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

  // @rule navigation: A missing file reloads the page once per build, if the server responds
  // @in core/navigation/reload-once.ts
  test('makes the page load anew once, and never again and again @night', async ({
    page,
    arrive,
  }) => {
    await arrive('angel');
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

  // @rule navigation: A reload never discards unsaved input: the page says what is missing
  // @in core/navigation/reload-once.ts
  test('never takes along what was typed: the page says what is missing, and its person chooses when @night', async ({
    page,
    signIn,
    staff,
  }) => {
    // From the start: the pages of the menu are preloaded while the browser is idle.
    await page.route(/\/assets\/message-page-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    const deposit = await recordDeposit(await staff('angel2'), { amount: '69.00' });
    await signIn('angel');
    await openDeposit(page, deposit);
    const review = reviewOf(page, deposit);
    await review.getByRole('button', { name: '驳回' }).click();
    await review.getByLabel('说明').fill('等待银行回单');
    let prompts = 0;
    page.on('dialog', (dialog) => {
      prompts += 1;
      void dialog.dismiss();
    });
    await menu(page).getByRole('link', { name: '站内信' }).click();
    await expect(page.getByText('页面没有加载成功')).toBeVisible();
    expect(prompts).toBe(0);
    const reload = page.getByRole('button', { name: '重新加载' });
    await reload.click();
    await expect.poll(() => prompts).toBe(1);
    await expect(reload).not.toHaveAttribute('aria-busy');

    await menu(page).getByRole('link', { name: '入金审核' }).click();
    await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
  });
});

test.describe('a part of the frame whose file cannot be had', () => {
  test.use({ expectedTrouble: /404|Failed to load|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
  const failure = (page: Page) => page.getByText('页面没有加载成功');

  test('closes nothing without its question: what is typed stays, and the question comes once it can be had @night', async ({
    page,
    arrive,
  }) => {
    await page.route(/\/assets\/discard-dialog-[^/]+\.js$/, (route) =>
      route.fulfill({ status: 404 }),
    );
    await arrive('god');
    const loaded = documents(page);
    await menu(page).getByRole('link', { name: '站内信' }).click();
    await page.getByRole('button', { name: '发送站内信' }).click();
    const body = page.getByRole('textbox', { name: '中文正文' });
    await body.fill('系统将于今晚维护');
    const tab = page.getByRole('tab', { name: '站内信' });
    await page.goBack();
    await expect(heading(page, '工作台')).toBeVisible();
    await expect(tab).toHaveAccessibleName(/未保存/);
    await tab.click({ button: 'middle' });
    await expect(failure(page)).toBeVisible();
    await expect(heading(page, '工作台')).toBeVisible();
    await expect(tab).toHaveAccessibleName(/未保存/);
    expect(loaded()).toBe(0);

    await page.unrouteAll({ behavior: 'wait' });
    await tab.click({ button: 'middle' });
    const question = page.getByRole('alertdialog', { name: '“站内信”有未保存的内容' });
    await question.getByRole('button', { name: '取消' }).click();
    await page.goForward();
    await expect(body).toHaveValue('系统将于今晚维护');
  });

  test('leaves the shell as it is without a network, and opens at the next press with one @night', async ({
    page,
    context,
    arrive,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await arrive('god');
    await untilQuiet(page);
    await context.setOffline(true);
    const pages = page.getByRole('button', { name: /个页面/ });
    for (const opener of [page.getByRole('button', { name: '打开菜单' }), pages]) {
      await opener.click();
      await expect(failure(page)).toBeVisible();
      await page.getByRole('button', { name: '关闭' }).click();
      await expect(failure(page)).toHaveCount(0);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(heading(page, '工作台')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: '打开菜单' }).click();
    await menu(page).getByRole('link', { name: '客户管理' }).click();
    await expect(heading(page, '客户管理')).toBeVisible();
    await pages.click();
    await expect(page.getByRole('dialog', { name: '已打开的页面' })).toBeVisible();
  });
});

test.describe('a part of a page whose file cannot be had', () => {
  test.use({ expectedTrouble: /404|Failed to load/ });

  test('says so in its place, and comes when it is tried again @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const client = await newClient(await staff('angel'));
    await signIn('angel');
    await page.goto(`/client?id=${client.id}&tab=note`);
    const tabs = page.getByRole('tablist').last();
    await expect(page.getByRole('tabpanel', { name: '备注' })).toBeVisible();
    await page.route(/\/assets\/bank-tab-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
    await tabs.getByRole('tab', { name: '银行卡' }).click();
    const panel = page.getByRole('tabpanel', { name: '银行卡' });
    await expect(panel.getByRole('alert')).toContainText('此处内容加载失败');
    expect(await axeFindings(page)).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
    await panel.getByRole('button', { name: '重试' }).click();
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expect(panel).toContainText('银行卡');
    await expect(heading(page, '客户管理')).toBeAttached();
  });
});

// @rule shell: A newer version is offered, never applied automatically
// @in core/browser/build.ts
test('a newer version is offered, and never taken by itself', async ({ page, arrive }) => {
  await page.clock.install();
  await arrive('angel');
  // Whatever asks for it comes after the page, with what keeps it live.
  await untilLive(page);
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
  await answerWith((html) => html.replace(/core-[\w-]+\.js/, 'core-NewBuild.js'));
  await page.clock.fastForward('05:01');
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: '稍后' }).click();
  await expect(offer).toHaveCount(0);

  await page.unroute('/');
  await answerWith((html) => html.replace(/core-[\w-]+\.js/, 'core-NextBuild.js'));
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

  // @rule shell: Being offline is shown; on reconnecting, visible data is refetched
  // @in app/notices/notices.tsx
  test('the user sees a notice, keeps what is there, and sees it brought up to date afterwards', async ({
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

test.describe('a notice between the top bar and the page', () => {
  test.use({ expectedTrouble: /ERR_INTERNET_DISCONNECTED|Failed to fetch|net::/ });

  test('takes room in the layout: the pages of a list stay visible, and a drawer begins below it @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const deposit = await recordDeposit(await staff('angel2'), { amount: '61.00' });
    await signIn('angel');
    await openDeposit(page, deposit);
    await untilQuiet(page);
    await page.context().setOffline(true);
    const notice = page.getByRole('status').filter({ hasText: '网络已断开' });
    await expect(notice).toBeVisible();
    const bottom = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
    const drawer = reviewOf(page, deposit);
    await expect.poll(async () => (await drawer.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);
    const pages = page.getByRole('main').getByRole('navigation').last();
    await expect(pages).toBeInViewport({ ratio: 1 });
    await page.context().setOffline(false);
  });
});
