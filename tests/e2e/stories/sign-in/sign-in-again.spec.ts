import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { recordDeposit } from '../../../support/deposits.ts';
import { runOut } from '../../../support/run-out.ts';
import { demoPassword, demoTotpSecret } from '../../../support/stack.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { choose } from '../../support/choose.ts';
import { reviewOf } from '../../support/deposit-review.ts';
import { expect, fillLogin, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const again = (page: Page) => page.getByRole('dialog', { name: '登录已过期' });
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('brokerdesk.session'));
const expired = {
  status: 401,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: 'Unauthorized',
    status: 401,
    code: 'UNAUTHORIZED',
    message: '登录状态已失效，请重新登录',
    request_id: 'r-1',
  },
};

test.use({ expectedTrouble: /40[01]|502|ERR_|stream/ });

// @rule authentication-states: An expired session is signed in again over the page: hidden, no token, no input lost
// @in app/session/suspended-page.ts
test('a session that runs out over a half-filled form asks for the password and the code, shows nothing in the meantime, and loses nothing @night', async ({
  page,
  startOwn,
}) => {
  // The server is started twice.
  test.slow();
  const own = await startOwn();
  const deposit = await recordDeposit(await signInByHand(own.url, 'angel2'), { amount: '62.00' });
  const totp = new TOTP({ secret: Secret.fromBase32(demoTotpSecret) });
  await page.goto(`${own.url}/login`);
  await fillLogin(page, 'mfa', demoPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByLabel('动态验证码').fill(totp.generate());
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${own.url}/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '驳回' }).click();
  await choose(review.getByLabel('原因'), '款项未到账');
  await review.getByLabel('说明').fill('等待银行回单');
  await untilLive(page);
  await untilQuiet(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/deposit/admin/v1/audit/')) sent.push(request.method());
  });

  await own.terminate();
  await runOut(own);
  await startOwn(own);
  await expect(again(page)).toBeVisible({ timeout: 40_000 });
  await expect(page.getByLabel('用户名')).toBeFocused();
  await expect(page.getByText(deposit.order_no).first()).toBeHidden();
  await expect(page.locator('[data-slot=drawer]')).toBeHidden();
  expect(await page.getByRole('heading').count(), 'nothing under it is read out').toBe(1);
  expect(await stored(page)).toBeNull();
  await page.keyboard.press('Escape');
  await fillLogin(page, 'mfa', 'not the password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(again(page).getByRole('alert')).toContainText('登录失败');
  await fillLogin(page, 'mfa', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  const code = again(page).getByLabel('动态验证码');
  await expect(code).toBeFocused();
  expect(await stored(page), 'the password alone opens nothing').toBeNull();
  await expect(page.getByText(deposit.order_no).first()).toBeHidden();
  const next = totp.generate({ timestamp: Date.now() + 30_000 });
  await code.fill(next === '000000' ? '111111' : '000000');
  await expect(again(page).getByRole('alert').filter({ hasText: '验证失败' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Each code is good once: the present one was for the sign-in before.
  await code.fill(next);

  await expect(again(page)).toHaveCount(0);
  await expect(page.getByText('验证成功！')).toBeVisible();
  await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
  await expect(review.getByLabel('说明')).toBeFocused();
  expect(new URL(page.url()).searchParams.get('id')).toBe(deposit.id);
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(page.getByText(`${deposit.order_no} 已驳回`)).toBeVisible();
  expect(sent).toEqual(['PUT']);
});

// @rule authentication-states: A write refused at expiry can be resent once; another person gets a new document
// @in app/sign-in-again/sign-in-again-dialog.tsx
test('a write that was refused can be sent again, once; another person never sees the page, and begins anew', async ({
  page,
  signIn,
  staff,
}) => {
  const maker = await staff('angel2');
  const deposit = await recordDeposit(maker, { amount: '63.00' });
  await signIn('angel');
  const review = await beginToReject(page, deposit);
  await page.route('**/token/refresh', (route) => route.fulfill(expired));
  await page.route('**/deposit/admin/v1/audit/*', (route) => route.fulfill(expired));
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(again(page)).toBeVisible();
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.unrouteAll();
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(page.getByText(`${deposit.order_no} 已驳回`)).toBeVisible();

  await page.route('**/token/refresh', (route) => route.fulfill(expired));
  await page.route('**/client/admin/v1/list?*', (route) => route.fulfill(expired));
  await page.getByRole('link', { name: '客户管理' }).click();
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  await fillLogin(page, 'hero', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page, 'another person begins anew').toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
  await expect(page.getByRole('link', { name: '系统设置' })).toHaveCount(0);
});

/** Refuses every token from now on; the call with this address gets that answer first. */
async function expire(page: Page, call: string) {
  await page.route('**/token/refresh', (route) => route.fulfill(expired));
  await page.route(call, (route) => route.fulfill(expired));
}

async function signInAgain(page: Page, username: string) {
  await fillLogin(page, username, demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

const dialogFile = '**/assets/sign-in-again-dialog-*.js';

async function beginToReject(page: Page, deposit: Schemas.Deposit) {
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: '驳回' }).click();
  await review.getByLabel('说明').fill('等待银行回单');
  await choose(review.getByLabel('原因'), '款项未到账');
  return review;
}

async function sessionIn(page: Page): Promise<{ sub: string; sid: string }> {
  const { tokens } = JSON.parse((await stored(page)) ?? '');
  return JSON.parse(Buffer.from(tokens.access_token.split('.')[1], 'base64url').toString());
}

// @rule interface: A person who ends the own session elsewhere keeps what is typed here
// @in app/session/suspended-page.ts
test('a session that its person ends from another device keeps what is typed, unseen, for the same person', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '65.00' });
  await signIn('angel');
  const review = await beginToReject(page, deposit);
  await untilLive(page);
  const { sid } = await sessionIn(page);
  await (await staff('angel')).call('DELETE', `/auth/admin/v1/session/${sid}`);
  const lock = page.getByRole('dialog', { name: '登录已在其他设备上结束' });
  await expect(lock).toBeVisible();
  await expect(page.getByText(deposit.order_no).first()).toBeHidden();
  expect(await stored(page)).toBeNull();
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(lock).toHaveCount(0);
  await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
});

test('a session that another user ends makes way for the login page, and nothing of it is left', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '66.00' });
  await signIn('angel');
  await beginToReject(page, deposit);
  await untilLive(page);
  const { sub, sid } = await sessionIn(page);
  await (await staff('god')).call('DELETE', `/user/v1/session/${sub}/${sid}`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('等待银行回单')).toHaveCount(0);
  await expect(page.getByText(deposit.order_no)).toHaveCount(0);
});

const notes = '**/client/admin/v1/note/*';
const audits = '**/deposit/admin/v1/audit/*';

test('under the sign-in neither "back" nor a key moves the page, and what lay under another drawer is still held back afterwards @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '64.00' });
  await signIn('angel');
  await page.goto(`/funds/deposit?id=${deposit.id}`);
  const review = reviewOf(page, deposit);
  await review.getByRole('button', { name: new RegExp(deposit.client.username) }).click();
  const client = page.getByRole('dialog', { name: deposit.client.full_name });
  await expect(client.getByRole('heading', { name: '资金账户' })).toBeVisible();
  await expire(page, notes);
  await client.getByRole('tab', { name: '备注' }).click();
  await expect(again(page)).toBeVisible();
  const address = page.url();

  await page.getByLabel('用户名').press('Control+k');
  for (const _ of ['once', 'again']) {
    await page.evaluate(async () => {
      const gone = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      history.back();
      await gone;
    });
    await expect(page).toHaveURL(address);
  }
  await page.unrouteAll();
  await signInAgain(page, 'angel');

  await expect(again(page)).toHaveCount(0);
  await expect(client.getByRole('tab', { name: '备注' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(address);
  await client.getByRole('tab', { name: '备注' }).press('a');
  await expect(page.locator('[data-slot=overlay]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(client).toHaveCount(0);
  await review.getByRole('heading').first().press('a');
  await expect(page.getByRole('button', { name: '确认入账' })).toBeVisible();
});

// @rule authentication-states: The browser does not ask the next person about the previous one's input
// @in app/sign-in-again/sign-in-again-dialog.tsx
test('another person is not asked about what the one before has typed', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '65.00' });
  let prompts = 0;
  page.on('dialog', (dialog) => {
    prompts += 1;
    void dialog.dismiss();
  });
  await signIn('angel');
  const review = await beginToReject(page, deposit);
  await expire(page, audits);
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  await signInAgain(page, 'hero');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
  expect(prompts).toBe(0);
});

test('rights that cannot be read are asked for again; a person who signs in as someone else begins at the login page @night', async ({
  page,
  signIn,
  staff,
}) => {
  const deposit = await recordDeposit(await staff('angel2'), { amount: '66.00' });
  await signIn('angel');
  const review = await beginToReject(page, deposit);
  await expire(page, audits);
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  const rights = '**/auth/admin/v1/permission/*?*';
  await page.route(rights, (route) => route.fulfill({ status: 502, body: 'busy' }));
  await signInAgain(page, 'angel');
  await expect(again(page).getByRole('alert')).toContainText('未能读取您的权限');
  await expect(page.getByText(deposit.order_no).first()).toBeHidden();
  await page.unroute(rights);
  await again(page).getByRole('button', { name: '重试' }).click();
  await expect(again(page)).toHaveCount(0);
  await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');

  await expire(page, audits);
  await review.getByRole('button', { name: '确认驳回' }).click();
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  // A session that ends before the page is back leaves it kept.
  await expire(page, rights);
  const refused = page.waitForResponse(rights);
  await signInAgain(page, 'angel');
  await refused;
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  page.once('dialog', (dialog) => void dialog.accept());
  await again(page).getByRole('button', { name: '使用其他账户登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, 'hero', demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1, name: '工作台' })).toBeVisible();
});

test.describe('files that a new version has replaced', () => {
  test.use({ expectedTrouble: /40[14]|ERR_|stream|dynamically imported module/ });

  test('are not needed any more to sign in over a page @night', async ({ page, signIn, staff }) => {
    const deposit = await recordDeposit(await staff('angel2'), { amount: '67.00' });
    await signIn('angel');
    const loaded = page.waitForResponse(dialogFile);
    const review = await beginToReject(page, deposit);
    await loaded;
    await untilQuiet(page);
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
    await expire(page, audits);
    await review.getByRole('button', { name: '确认驳回' }).click();
    await expect(again(page)).toBeVisible();
    await page.unroute('**/token/refresh');
    await page.unroute(audits);
    await signInAgain(page, 'angel');
    await expect(again(page)).toHaveCount(0);
    await expect(review.getByLabel('说明')).toHaveValue('等待银行回单');
  });

  test('lead to the login page if they are needed, and a user who stays first has a way there @night', async ({
    page,
    signIn,
    staff,
  }) => {
    const deposit = await recordDeposit(await staff('angel2'), { amount: '68.00' });
    await page.route(dialogFile, (route) => route.fulfill({ status: 404 }));
    await signIn('angel');
    const review = await beginToReject(page, deposit);
    await expire(page, audits);
    page.once('dialog', (dialog) => void dialog.dismiss());
    await review.getByRole('button', { name: '确认驳回' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '页面没有加载成功' })).toBeVisible();
    await expect(page.getByText(deposit.order_no).first()).toBeHidden();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await signInAgain(page, 'angel');
    await expect(review).toBeVisible();
  });
});

test('a remembered session that runs out is signed in again in each of its tabs, and none of them loses anything @night', async ({
  page,
  context,
  startOwn,
}) => {
  // The server is started twice.
  test.slow();
  const own = await startOwn();
  const staff = await signInByHand(own.url, 'angel2');
  const deposits = [
    await recordDeposit(staff, { amount: '66.00' }),
    await recordDeposit(staff, { amount: '67.00' }),
  ];
  await page.goto(`${own.url}/login`);
  await fillLogin(page, 'angel', demoPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const tabs = [page, await context.newPage()];
  for (const [at, tab] of tabs.entries()) {
    const deposit = deposits[at];
    if (deposit === undefined) throw new Error('There is a deposit for each tab.');
    await tab.goto(`${own.url}/funds/deposit?id=${deposit.id}`);
    await reviewOf(tab, deposit).getByRole('button', { name: '驳回' }).click();
    await tab.getByLabel('说明').fill(`等待银行回单 ${at}`);
    await untilLive(tab);
  }
  await untilQuiet(page);

  await own.terminate();
  await runOut(own);
  await startOwn(own);
  for (const tab of tabs) await expect(again(tab)).toBeVisible({ timeout: 40_000 });
  for (const tab of tabs) {
    await fillLogin(tab, 'angel', demoPassword);
    await again(tab).getByRole('checkbox').check();
    await again(tab).getByRole('button', { name: '登录', exact: true }).click();
    await expect(again(tab)).toHaveCount(0);
  }
  // The second sign-in has taken the first one's place in the storage that both share.
  for (const [at, tab] of tabs.entries()) {
    await expect(tab.getByLabel('说明')).toHaveValue(`等待银行回单 ${at}`);
    await choose(tab.getByLabel('原因'), '款项未到账');
    await tab.getByRole('button', { name: '确认驳回' }).click();
    await expect(tab.getByText(`${deposits[at]?.order_no} 已驳回`)).toBeVisible();
  }
});
