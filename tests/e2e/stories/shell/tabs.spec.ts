import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { clientWithAccount, recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/list-filters.ts';
import { untilQuiet } from '../../support/traffic.ts';

const tabs = (page: Page) => page.getByRole('banner').getByRole('tab');
const tab = (page: Page, name: string) => page.getByRole('banner').getByRole('tab', { name });
const tabNames = (page: Page) => tabs(page).allInnerTexts();
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

async function openFromMenu(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '刷新' })).toHaveAttribute('aria-busy', 'false');
}

// @rule shell: A tab's menu offers reload, close, close others and close all
// @in app/tabs/tab-actions.tsx
// @rule shell: A cached tab keeps filters, scroll, drawer and input, and fetches nothing while hidden
// @in app/tabs/tab-page.tsx
test('a page stays as it was while another one is shown, asks the server for nothing, and comes back after a reload', async ({
  page,
  arrive,
}) => {
  await page.clock.install();
  // Too low for all rows of a page: they have to scroll.
  await page.setViewportSize({ width: 1280, height: 600 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await arrive('god');
  await expect(tabs(page)).toHaveCount(1);
  await expect(page).toHaveTitle('Broker Desk | 工作台');

  await openFromMenu(page, '客户管理');
  await openFilters(page.getByRole('main'));
  await choose(page.getByRole('combobox', { name: '账号状态' }), { index: 1 });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=/);
  await untilQuiet(page);
  await settled(page);
  const filtered = page.url();
  const rows = page.getByRole('table').locator('..');
  await rows.evaluate((element) => element.scrollTo(0, 40));
  await openFromMenu(page, '入金审核');
  await page.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveTitle('Broker Desk | 入金审核');

  // Long enough for the dashboard to ask twice, were it shown.
  requests.length = 0;
  await page.clock.fastForward(65_000);
  await tab(page, '客户管理').click();
  await expect(page).toHaveURL(filtered);
  await expect(page).toHaveTitle('Broker Desk | 客户管理');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(40);
  await settled(page);
  expect(requests.filter((path) => path.includes('/stat/admin/v1/summary'))).toEqual([]);
  expect(requests, 'what is shown again and old is asked for').toContain('/client/admin/v1/list');

  await page.keyboard.press('ArrowRight');
  await expect(tab(page, '入金审核')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(tab(page, '入金审核')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(page, '工作台')).toBeFocused();
  await page.keyboard.press('Delete');
  await page.keyboard.press('End');

  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await tabNames(page)).toEqual(['工作台', '客户管理', '入金审核']);
  await menu(page).getByRole('link', { name: '客户管理' }).click();
  await expect(page).toHaveURL(filtered);
  // A page waits for its rows before it takes the place of the shown one.
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await untilQuiet(page);

  await page.keyboard.press('Tab');
  await tab(page, '客户管理').focus();
  await expect(tab(page, '客户管理')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: '刷新' })).toBeVisible();
  expect(await axeFindings(page, 'header')).toEqual([]);
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await expect(tab(page, '客户管理')).toBeFocused();
  await settled(page);
  expect(await rows.evaluate((element) => element.scrollTop)).toBe(0);
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL(/\/funds\/deposit\?status=pending&id=/);
  await expect(tab(page, '入金审核')).toBeFocused();
  await tab(page, '入金审核').click({ button: 'middle' });
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await tabNames(page)).toEqual(['工作台']);
});

test('a deposit that is being sent while its page is hidden and shown again is recorded once, and the page knows', async ({
  page,
  signIn,
  staff,
}) => {
  const angel = await staff('angel');
  const { client, account } = await clientWithAccount(angel);
  const payer = `Payer ${crypto.randomUUID().slice(0, 8)}`;
  await signIn('angel');
  await page.goto('/funds/deposit');
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  await openFromMenu(page, '客户管理');
  await page.getByRole('searchbox', { name: /姓名/ }).fill(client.username);
  await page.getByRole('row', { name: client.username }).getByRole('button').first().click();
  await page.getByRole('button', { name: '登记入金' }).click();
  const form = page.getByRole('dialog', { name: '登记入金' });
  await choose(form.getByLabel('入金账户'), account.id);
  await form.getByLabel('金额').fill('77.5');
  await form.getByLabel('付款人').fill(payer);
  await form.getByLabel('流水号').fill('FT-77');

  let sent = 0;
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/specialized/**', async (route) => {
    sent += 1;
    await answered;
    await route.continue();
  });
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect.poll(() => sent).toBe(1);
  // From the open client and the list over to the other page, and back: the form covers the tabs.
  const go = (steps: number) => page.evaluate((by) => window.history.go(by), steps);
  await go(-2);
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();
  await expect(form).toBeHidden();
  await go(2);
  await expect(form.getByRole('button', { name: '提交审核' })).toHaveAttribute('aria-busy', 'true');
  await expect(form.getByLabel('付款人')).toHaveValue(payer);
  await go(-2);
  await expect(form).toBeHidden();

  answer();
  await expect(page.getByText('已登记 77.50 USD')).toBeVisible();
  await tab(page, '客户管理').click();
  await expect(page.getByRole('button', { name: '登记入金' })).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: '登记入金' }).click();
  await expect(form.getByLabel('金额'), 'what has been sent is no draft any more').toHaveValue('');
  const { body } = await angel.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?q=${encodeURIComponent(payer)}`,
  );
  expect(body.list).toHaveLength(1);
  expect(sent).toBe(1);
});

test('nine tabs at 1280 px are read in whole, fade if there are more, and are closed by what the pointer uncovers @night', async ({
  page,
  arrive,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive('god');
  const pages = [
    '客户管理',
    '实名审核',
    '入金审核',
    '出金审核',
    '借款管理',
    '补偿记录',
    '站内信',
    '审计日志',
  ];
  for (const name of pages) await openFromMenu(page, name);
  await expect(tabs(page)).toHaveCount(9);
  const cut = await tabs(page).evaluateAll((all) =>
    all
      .flatMap((one) => [...one.querySelectorAll('.truncate')])
      .filter((name) => name.scrollWidth > name.clientWidth)
      .map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 900, height: 900 });
  const bar = page.getByRole('tablist', { name: '已打开的页面' });
  const fadesAt = (end: 'left' | 'right') =>
    bar.evaluate((element, to) => {
      element.scrollLeft = to === 'left' ? 0 : element.scrollWidth;
      return ['--left', '--right'].map((side) => getComputedStyle(element).getPropertyValue(side));
    }, end);
  await expect.poll(() => fadesAt('right')).toEqual(['32px', '0px']);
  await expect.poll(() => fadesAt('left')).toEqual(['0px', '32px']);
  await tab(page, '客户管理').hover();
  await tab(page, '客户管理').locator('[data-slot=close-tab]').click();
  await expect(tabs(page)).toHaveCount(8);
});

test('all tabs but the shown one can be closed at once, and all but home @night', async ({
  page,
  arrive,
}) => {
  await arrive('god');
  for (const name of ['客户管理', '入金审核', '实名审核']) await openFromMenu(page, name);
  const close = async (which: string) => {
    await page.getByRole('button', { name: '标签页操作' }).click();
    await page.getByRole('menuitem', { name: which }).click();
  };
  await close('关闭其他');
  await expect.poll(() => tabNames(page)).toEqual(['工作台', '实名审核']);
  await expect(page).toHaveURL(/\/kyc$/);
  await openFromMenu(page, '客户管理');
  await close('全部关闭');
  await expect.poll(() => tabNames(page)).toEqual(['工作台']);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the tab of a page that was opened with a profile in its address does not bring the profile back @night', async ({
  page,
  signIn,
}) => {
  await signIn('angel');
  await page.goto('/client?env=es&size=50');
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeVisible();
  await page.getByRole('tab', { name: '工作台' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('tab', { name: '客户管理' }).click();
  await expect(page).toHaveURL(/\/client\?size=50$/);
});

test('closing asks if something is unsaved, switching never does, and the browser asks even for a hidden page', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '55.00' });
  const browserAsks = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await signIn('god');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  await reviewOf(page, deposit).getByRole('button', { name: '驳回' }).click();
  expect(await browserAsks()).toBe(false);
  await page.getByRole('textbox', { name: '说明' }).fill('凭证不清晰');
  await openFromMenu(page, '客户管理');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(tab(page, '入金审核')).toHaveAccessibleName(/未保存/);
  expect(await browserAsks()).toBe(true);

  await page.getByRole('button', { name: '标签页操作' }).click();
  await page.getByRole('menuitem', { name: '关闭其他' }).click();
  const question = page.getByRole('alertdialog', { name: '“入金审核”有未保存的内容' });
  await question.getByRole('button', { name: '取消' }).click();
  await tab(page, '入金审核').click();
  await expect(page.getByRole('textbox', { name: '说明' })).toHaveValue('凭证不清晰');

  await page.keyboard.press('Delete');
  await question.getByRole('button', { name: '放弃并关闭' }).click();
  await expect(page).toHaveURL(/\/client$/);
  await expect(tab(page, '客户管理')).toBeFocused();
  expect(await tabNames(page)).toEqual(['工作台', '客户管理']);
  expect(await browserAsks()).toBe(false);
  await page.goBack();
  await reviewOf(page, deposit).getByRole('button', { name: '驳回' }).click();
  await expect(page.getByRole('textbox', { name: '说明' })).toHaveValue('');
});

test.describe('with the data saver off', () => {
  test.use({ preloads: true });

  test('pages of the menu come with their labels when the browser is idle, rows while the pointer or the focus rests on an entry @night', async ({
    page,
    arrive,
  }) => {
    const files: string[] = [];
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      (pathname.startsWith('/assets/') ? files : calls).push(pathname);
    });
    await arrive('god');
    for (const file of [/\/client-page/, /\/deposit-page/, /\/message-page/]) {
      await expect
        .poll(() => files.some((path) => file.test(path)), { timeout: 20_000 })
        .toBe(true);
    }
    await untilQuiet(page);
    expect(calls).not.toContain('/client/admin/v1/list');
    await menu(page).getByRole('link', { name: '客户管理' }).hover();
    await expect.poll(() => calls).toContain('/client/admin/v1/list');
    await menu(page).getByRole('link', { name: '入金审核' }).focus();
    await expect.poll(() => calls).toContain('/deposit/admin/v1/list');
    await untilQuiet(page);
    files.length = 0;
    for (const name of ['客户管理', '入金审核']) {
      await openFromMenu(page, name);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    }
    expect(files).toEqual([]);
  });
});

test('under 768 px the open pages are in a sheet at the bottom @night', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signIn('god');
  for (const path of ['/client?status=enabled', '/funds/deposit']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(tabs(page)).toHaveCount(0);
  await page.getByRole('button', { name: '已打开 3 个页面' }).click();
  const sheet = page.getByRole('dialog', { name: '已打开的页面' });
  await expect(sheet).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page, '[role=dialog]')).toEqual([]);
  }
  await sheet.getByRole('button', { name: '客户管理', exact: true }).click();
  await expect(page).toHaveURL(/\/client\?status=enabled$/);
  await expect(page.getByRole('heading', { level: 1, name: '客户管理' })).toBeFocused();
  await page.getByRole('button', { name: '已打开 3 个页面' }).click();
  await sheet.getByRole('button', { name: '关闭入金审核' }).click();
  await sheet.getByRole('button', { name: '全部关闭' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: '已打开 1 个页面' })).toBeVisible();
});
