import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { recordDeposit } from '../../../support/deposits.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /搜索页面|Search pages/ });
const options = (page: Page) => page.getByRole('option');

/** Opens the palette and waits for what was asked for to be the one that Enter chooses. */
async function choose(page: Page, text: string, name: string | RegExp) {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
}

/** Keys are for the page that is there, not for the login page that is about to go. */
async function arrived(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeFocused();
}

const findings = (page: Page, role: 'dialog' | 'log') =>
  axeFindings(page, role === 'log' ? 'aside' : '[role=dialog]');

// @rule shell: Ctrl or ⌘ K finds pages, clients and actions by keyboard
// @in app/palette/palette.tsx
test('a page, a client and an action are found by keys alone, and the focus is where work goes on', async ({
  page,
  signInAtLogin,
  staff,
}) => {
  const god = await staff('god');
  const list = async (query: string) =>
    (await god.get<Schemas.ClientList>(`/client/admin/v1/list?size=1&${query}`)).body.list[0];
  const [client, robot] = [await list('currency=HKD'), await list('fake=true')];
  if (client === undefined || robot === undefined) throw new Error('The set has no such clients.');
  const account = client.accounts[0]?.acc_no ?? '';
  await signInAtLogin('god');
  await arrived(page);

  await choose(page, 'rjsh', /^入金审核/);
  await expect(page).toHaveURL(/\/funds\/deposit$/);
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeFocused();

  await choose(page, 'hhjl', /^换汇记录/);
  await expect(page).toHaveURL(/\/funds\/exchange$/);
  await expect(page.getByRole('heading', { level: 1, name: '换汇记录' })).toBeVisible();
  await choose(page, 'rjsh', /^入金审核/);
  await expect(page).toHaveURL(/\/funds\/deposit$/);
  await expect(page.getByRole('heading', { level: 1, name: '入金审核' })).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();

  await choose(page, client.full_name, new RegExp(client.username));
  await expect(page).toHaveURL(`/client?id=${client.id}`);
  await expect(page.getByRole('dialog')).toContainText(client.mobile);

  await choose(page, robot.username, /机器人/);
  await expect(page.getByRole('dialog')).toContainText(robot.username);
  await choose(page, account, new RegExp(`··${account.slice(-4)}`));
  await expect(page.getByRole('dialog')).toContainText(client.mobile);
  await choose(page, robot.id, new RegExp(robot.username));
  await expect(page.getByRole('dialog')).toContainText(robot.username);

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: '最近使用' }).getByRole('option');
  await expect(recent).toHaveCount(4);
  await expect(recent.first()).toContainText(robot.username);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(recent.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');

  await choose(page, 'logout', '退出登录');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(question, 'a dialog has its keys for itself').toBeVisible();
  await expect(field(page)).toBeHidden();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => sessionStorage.getItem('brokerdesk.palette'))).toBeNull();
});

test('a number that is pasted leads to its record, and a task to the form for its client @night', async ({
  page,
  signInAtLogin,
  staff,
}) => {
  const angel = await staff('angel2');
  const deposit = await recordDeposit(angel, { amount: '18.00' });
  await signInAtLogin('angel');
  await arrived(page);

  await choose(page, deposit.order_no, new RegExp(`${deposit.order_no}.*18\\.00`));
  await expect(page).toHaveURL(new RegExp(`/funds/deposit\\?.*id=${deposit.id}`));
  await expect(page.getByRole('dialog')).toContainText(deposit.order_no);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await field(page).fill(deposit.client.username);
  const client = page.getByRole('group', { name: '客户' }).getByRole('option').first();
  await expect(client).toContainText(deposit.client.username);
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(new RegExp(`/funds/deposit\\?.*client=${deposit.client.id}`));
  await expect(page.getByRole('dialog', { name: deposit.client.full_name })).toBeVisible();
  await page.keyboard.press('Escape');

  await choose(
    page,
    `登记入金 ${deposit.client.username}`,
    new RegExp(`登记入金 · ${deposit.client.full_name}`),
  );
  await expect(page.getByRole('dialog', { name: /入金/ })).toContainText(deposit.client.full_name);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: '最近使用' });
  await expect(recent.getByRole('option').first()).toContainText(deposit.client.username);
  await expect(recent).toContainText(deposit.order_no);
});

test.describe('a search for clients', () => {
  test.use({ expectedTrouble: /response: (404|500)|status of (404|500)/ });

  // @rule shell: The search stays in scope, and never shows results of an earlier query
  // @in app/palette/found.ts
  test('distinguishes nothing found from a search that failed, stays in the scope, and never runs on half a syllable', async ({
    page,
    signInAtLogin,
    staff,
  }) => {
    const [hero, god] = [await staff('hero'), await staff('god')];
    const all = (await god.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body.list;
    const own = (await hero.get<Schemas.ClientList>('/client/admin/v1/list?size=200')).body.list;
    const foreign = all.find(({ id }) => own.every((client) => client.id !== id));
    const mine = own[0];
    if (foreign === undefined || mine === undefined) throw new Error('The scopes are alike.');
    await signInAtLogin('hero');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.getByRole('button', { name: '搜索页面、客户或操作' }).click();
    for (const text of [foreign.username, foreign.id]) {
      await field(page).fill(text);
      await expect(page.getByText('没有找到匹配的客户或记录')).toBeVisible();
      await expect(options(page)).toHaveCount(0);
    }
    await page.route('**/search/admin/v1/find**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await field(page).fill(mine.username);
    await expect(page.getByText('查询失败，请稍后重试')).toBeVisible();
    await page.unroute('**/search/admin/v1/find**');
    await page.getByRole('option', { name: '重新查询' }).click();
    await expect(options(page).filter({ hasText: mine.username }).first()).toBeVisible();

    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/search/admin/v1/')) requests.push(request.url());
    });
    await field(page).fill('');
    await expect(page.getByRole('group', { name: '页面' })).toBeVisible();
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', {
      text: "w'm",
      selectionStart: 3,
      selectionEnd: 3,
    });
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('group', { name: '页面' })).toBeVisible();
    await input.send('Input.insertText', { text: 'nobody' });
    await expect(page.getByText('没有找到匹配的客户或记录')).toBeVisible();
    expect(requests.every((url) => url.includes('q=nobody'))).toBe(true);
  });
});

test('the key help lists the keys that work here, and no key works while it is open @night', async ({
  page,
  signInAtLogin,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '18.00' });
  await signInAtLogin('angel');
  await arrived(page);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: '快捷键' });
  await expect(help.getByRole('term')).toHaveText(['打开命令面板', '显示快捷键']);
  await page.keyboard.press('Escape');

  await page.goto('/funds/deposit?status=pending&sort=-created_at');
  await page.getByRole('button', { name: deposit.order_no }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  // Its keys begin with the buttons: what the user sees is what the help lists.
  await expect(drawer.getByRole('button', { name: '通过' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(help.getByRole('term')).toHaveText([
    '关闭详情',
    '通过',
    '询问客户',
    '驳回',
    '定位到搜索框',
    '下一行',
    '上一行',
    '打开所在行',
    '选中或取消选中',
    '连选到此行',
    '领取下一条',
    '打开命令面板',
    '显示快捷键',
  ]);
  await expect(help.getByRole('button', { name: '关闭' })).toBeFocused();
  const address = page.url();
  await page.keyboard.press('j');
  expect(page.url(), 'no row is opened behind the dialog').toBe(address);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(drawer.getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(address);
});

test('axe finds nothing in the palette, the key help and the log, in both themes and languages @night', async ({
  page,
  signInAtLogin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAtLogin('god');
  await arrived(page);
  await choose(page, 'theme', '切换主题：浅色');
  await choose(page, '开发者', '打开开发者日志');
  const found: string[] = [];
  const look = async () => {
    await expect(page.getByRole('complementary').getByRole('listitem').first()).toBeVisible();
    found.push(...(await findings(page, 'log')));
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await findings(page, 'dialog')));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toBeVisible();
    found.push(...(await findings(page, 'dialog')));
    await page.keyboard.press('Escape');
  };
  await look();
  await choose(page, '深色', '切换主题：深色');
  await choose(page, 'english', '切换语言：English');
  await look();
  expect(found).toEqual([]);
});
