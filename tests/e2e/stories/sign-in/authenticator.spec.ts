import { readFile } from 'node:fs/promises';
import type { Schemas } from '@brokerdesk/sdk';
import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { recordDeposit } from '../../../support/deposits.ts';
import { confirmAbout } from '../../../support/proposals.ts';
import { demoPassword, ownPassword } from '../../../support/stack.ts';
import { type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, fillLogin, signInOn, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const bindStart = '**/user/v1/mfa/bind/start';
const recoveryCodesCall = '**/user/v1/mfa/recovery_codes';
const userinfo = '**/auth/admin/v1/userinfo';

/** A phone: each of its codes is good for half a minute, and opens one thing. */
function phone(secret: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  const at = (periods: number) => totp.generate({ timestamp: Date.now() + periods * 30_000 });
  const now = at(0);
  return {
    code: now,
    /** Taken as well, since clocks differ: for a person who has used the present one already. */
    nextCode: () => at(1),
    wrongCode: now === '000000' ? '111111' : '000000',
  };
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '身份验证器' });

async function openDialog(page: Page, entry: '添加身份验证器' | '修改身份验证器') {
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  return dialog;
}

async function scan(page: Page) {
  return scanIn(await openDialog(page, '添加身份验证器'));
}

async function scanIn(dialog: Locator) {
  await dialog.getByRole('switch', { name: '身份验证器' }).click();
  const picture = dialog.getByRole('img', { name: '绑定身份验证器的二维码' });
  await expect(picture).toBeVisible();
  // A picture that the content security policy holds back has no width.
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  const secret = await dialog.locator('code').textContent();
  return { dialog, ...phone(secret ?? '') };
}

async function bindByHand(staff: StaffApi) {
  const binding = await staff.call<Schemas.MfaBinding>('POST', '/user/v1/mfa/bind/start');
  const secret = new URL(binding.body.otpauth_uri).searchParams.get('secret') ?? '';
  const mine = phone(secret);
  await staff.call('POST', '/user/v1/mfa/bind/verify', { code: mine.code });
  const codes = await staff.call<Schemas.RecoveryCodes>('POST', '/user/v1/mfa/recovery_codes');
  return { ...mine, recoveryCodes: codes.body.recovery_codes };
}

async function signInWithCode(page: Page, username: string, code: string) {
  await page.goto('/login');
  await fillLogin(page, username, ownPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByLabel('动态验证码').fill(code);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// @rule sign-in: The user menu offers to add or modify the authenticator
// @in app/shell/user-menu.tsx
// @rule sign-in: Adding: QR code, 6-digit code, recovery codes, finish, then a new sign-in
// @in app/authenticator/authenticator.ts
test('an authenticator is added in two steps, and from then on a sign-in needs its code', async ({
  page,
  context,
  arrive,
  colleague,
}) => {
  const me = await colleague('angel');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await arrive(me);
  const { dialog, code, nextCode } = await scan(page);
  const field = dialog.getByLabel('动态验证码');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  // The sixth digit sends it.
  await field.pressSequentially(`${code.slice(0, 3)} ${code.slice(3)}`);

  const codes = dialog.getByRole('list', { name: '恢复代码' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  await dialog.getByRole('button', { name: '全部复制' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: '已复制' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.join('\n'));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载 .txt' }).click();
  const file = await (await download).path();
  const kept = await readFile(file, 'utf8');
  expect(kept.split('\r\n')).toEqual(expect.arrayContaining(shown));
  expect(kept).toContain('不能用于登录；已全部退出登录时，请联系管理员移除');
  await expect(dialog).toContainText('恢复代码不能用于登录：已全部退出登录时，请联系管理员移除');

  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '请先复制、下载或打印恢复代码，保存好后勾选此项。',
  );
  await expect(dialog.getByLabel('我已妥善保存这些恢复代码')).toBeFocused();
  await dialog.getByLabel('我已妥善保存这些恢复代码').check();
  await dialog.getByRole('button', { name: '完成' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('身份验证器已启用，请重新登录。')).toBeVisible();
  await fillLogin(page, me, ownPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByLabel('动态验证码').fill(nextCode());
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(await openDialog(page, '修改身份验证器')).toContainText('已启用');
});

test.describe('a role that needs a second factor', () => {
  // Pages ask for their data while the console is loading.
  test.use({ expectedTrouble: /status of 403|response: 403/ });

  // @rule sign-in: Without the second factor of the role the console asks for one before any page
  // @in app/shell/user-menu.tsx
  test('a user without one adds it before any page opens', async ({ page, startOwn }) => {
    const { url } = await startOwn();
    const [god, god2] = [await signInByHand(url, 'god'), await signInByHand(url, 'god2')];
    const path = '/config/admin/v1/trade';
    const { waiting: _, ...config } = (await god.get<Schemas.TradeConfigState>(path)).body;
    await god.put(path, { ...config, factors: { ...config.factors, hero: 'any' } });
    await confirmAbout(god2, 'trade');

    await signInOn(page, url, 'hero');
    await page.goto(`${url}/client`);
    await expect(page.getByRole('heading', { name: '请先添加双重验证' })).toBeVisible();
    await expect(page.getByRole('button', { name: '添加通行密钥' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: '添加身份验证器' }).click();
    const { dialog, code, nextCode } = await scanIn(dialogOf(page));
    await dialog.getByLabel('动态验证码').fill(code);
    await dialog.getByLabel('我已妥善保存这些恢复代码').check();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, 'hero', demoPassword);
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByLabel('动态验证码').fill(nextCode());
    await expect(page).toHaveURL(/\/client\b/);
    await expect(page.locator('[data-row-open]').first()).toBeVisible();
  });
});

// @rule sign-in: Opening the authenticator refetches the profile; a failure shows PROFILE_REFRESH_FAILED with retry
// @in app/shell/user-menu.tsx
test('the dialog shows at once what was changed in another tab @night', async ({
  page,
  context,
  colleague,
  stack,
}) => {
  await page.goto('/login');
  await fillLogin(page, await colleague('angel'), ownPassword);
  await page.getByLabel('记住我').check();
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const other = await context.newPage();
  await other.goto(`${stack.url}/dashboard`);
  const { dialog, code } = await scan(other);
  await dialog.getByLabel('动态验证码').fill(code);
  await expect(dialog.getByRole('list', { name: '恢复代码' })).toBeVisible();

  const here = await openDialog(page, '添加身份验证器');
  await expect(here).toContainText('已启用');
  await expect(here.getByRole('switch')).toBeChecked();
});

test.describe('a session that has ended', () => {
  test.use({ expectedTrouble: /401|ERR_FAILED/ });

  test('is found out by opening the dialog, and leads to the login page @night', async ({
    page,
    arrive,
    colleague,
    stack,
  }) => {
    const me = await colleague('angel');
    // The stream of events, or a call of the dashboard, would find it out first.
    await page.route('**/event/admin/v1/stream', (route) => route.abort());
    await arrive(me);
    await untilQuiet(page);
    await bindByHand(await signInByHand(stack.url, me));
    await page.getByRole('button', { name: /的账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '添加身份验证器' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('登录已失效，请重新登录。')).toBeVisible();
  });
});

test.describe('refused', () => {
  test.use({ expectedTrouble: /422/ });

  test('a wrong code can be typed over, a short one is not sent, and cancelling changes nothing @night', async ({
    page,
    arrive,
    colleague,
  }) => {
    const me = await colleague('angel');
    await arrive(me);
    const { dialog, wrongCode } = await scan(page);
    const field = dialog.getByLabel('动态验证码');
    await field.fill('123');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('请输入 6 位数字', { exact: true })).toBeVisible();
    await field.fill(wrongCode);
    await expect(dialog.getByRole('alert')).toContainText('错误或已使用');
    await expect(field).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /的账户菜单/ })).toBeFocused();
    await expect(await openDialog(page, '添加身份验证器')).toContainText('未启用');
  });
});

test.describe('if an answer fails', () => {
  test.use({ expectedTrouble: /50\d/ });

  test('the dialog is there, says that the profile is old, and asks for it again @night', async ({
    page,
    arrive,
  }) => {
    await arrive('angel');
    let refuse = () => {};
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(userinfo, async (route) => {
      await refused;
      await route.fulfill({ status: 502, body: 'busy' });
    });
    const dialog = await openDialog(page, '添加身份验证器');
    await expect(dialog.getByRole('switch')).toBeEnabled();
    await expect(dialog.getByRole('status')).toHaveText('正在刷新用户资料…');
    refuse();
    await expect(dialog.getByRole('alert')).toContainText('用户资料刷新失败');
    await page.unroute(userinfo);
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeHidden();
    await expect(dialog.getByRole('alert')).toBeHidden();
    await expect(dialog).toContainText('未启用');
  });

  test('the QR code, and later the recovery codes, can be asked for again @night', async ({
    page,
    arrive,
    colleague,
  }) => {
    const me = await colleague('angel');
    await arrive(me);
    await page.route(bindStart, (route) => route.fulfill({ status: 502, body: 'busy' }));
    const dialog = await openDialog(page, '添加身份验证器');
    await dialog.getByRole('switch').click();
    await expect(dialog.getByRole('alert')).toContainText('二维码获取失败');
    await expect(dialog.getByRole('button', { name: '重试' })).toBeFocused();
    await page.unroute(bindStart);
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog.getByRole('img')).toBeVisible();

    await page.route(recoveryCodesCall, (route) => route.fulfill({ status: 502, body: 'busy' }));
    const { code } = phone((await dialog.locator('code').textContent()) ?? '');
    await dialog.getByLabel('动态验证码').fill(code);
    await expect(dialog.getByRole('alert')).toContainText('恢复代码获取失败');
    await page.unroute(recoveryCodesCall);
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog.getByRole('list', { name: '恢复代码' })).toBeVisible();
  });
});

test.describe('a code whose answer is lost', () => {
  test.use({ expectedTrouble: /ERR_FAILED/ });

  test('is checked when the user cancels, is unknown while no answer comes, and leads on to the recovery codes @night', async ({
    page,
    arrive,
    colleague,
  }) => {
    const me = await colleague('angel');
    await arrive(me);
    await untilQuiet(page);
    const { dialog, code } = await scan(page);
    await page.route('**/user/v1/mfa/bind/verify', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.route(userinfo, (route) => route.abort());
    await dialog.getByLabel('动态验证码').fill(code);
    await expect(dialog.getByRole('alert')).toContainText('验证码校验失败');
    await page.keyboard.press('Escape');

    await expect(dialog.getByRole('alert')).toContainText('身份验证器也许已启用');
    await expect(dialog.getByText('不确定是否已启用')).toBeVisible();
    await expect(dialog.getByText('未启用')).toBeHidden();
    await expect(dialog.getByRole('switch')).toBeDisabled();
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: '重试' }).click();
    await expect(dialog.getByRole('button', { name: '重试' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.unroute(userinfo);
    await openDialog(page, '添加身份验证器');
    const codes = dialog.getByRole('list', { name: '恢复代码' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expect(dialog).toContainText('已启用');
  });
});

// @rule sign-in: Recovery codes show once; finishing needs a confirmation, closing asks first
// @in features/authenticator/recovery-codes.tsx
test('recovery codes can be printed, and are not closed away by a slip: the dialog asks first @night', async ({
  page,
  arrive,
  colleague,
}) => {
  const me = await colleague('angel');
  await arrive(me);
  const { dialog, code } = await scan(page);
  await dialog.getByLabel('动态验证码').fill(code);
  const codes = dialog.getByRole('list', { name: '恢复代码' });
  await expect(codes).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await dialog.getByRole('button', { name: '打印' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: '恢复代码' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByText(/恢复代码：/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog.getByRole('button', { name: '打印' })).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '恢复代码保存好了吗？' });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(codes).toBeVisible();
  await dialog.getByRole('button', { name: '关闭' }).click();
  // The server ends with the story, and has to have answered by then.
  const revoked = page.waitForResponse('**/auth/admin/v1/logout');
  await question.getByRole('button', { name: '关闭并退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('身份验证器已启用，请重新登录。')).toBeVisible();
  await revoked;
});

test.describe('recovery codes on the screen', () => {
  test.use({ expectedTrouble: /401|stream/ });

  test('are not left without a question, and if they go with their session, the dialog says what to do @night', async ({
    page,
    arrive,
    colleague,
    stack,
  }) => {
    const me = await colleague('angel');
    await arrive(me);
    await untilLive(page);
    const { dialog, code, nextCode } = await scan(page);
    await dialog.getByLabel('动态验证码').fill(code);
    const codes = dialog.getByRole('list', { name: '恢复代码' });
    await expect(codes).toBeVisible();
    const leavesFreely = () =>
      page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await leavesFreely()).toBe(false);

    const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, request_id: 'r-1' };
    const expired = {
      status: 401,
      contentType: 'application/problem+json',
      json: { ...problem, code: 'UNAUTHORIZED', message: '登录状态已失效' },
    };
    await page.route('**/token/refresh', (route) => route.fulfill(expired));
    await page.route(/\/(?!auth|event)\w+\/admin\/v1\//, (route) => route.fulfill(expired));
    await recordDeposit(await signInByHand(stack.url, 'angel2'), { amount: '70.00' });
    await expect(page.getByRole('dialog', { name: '登录已过期' })).toBeVisible();
    await page.unrouteAll();
    await fillLogin(page, me, ownPassword);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByLabel('动态验证码').fill(nextCode());
    await expect(dialog.getByRole('alert')).toContainText('恢复代码没有保留');
    await expect(dialog).toContainText('已启用');
    await expect(codes).toHaveCount(0);
    expect(await leavesFreely()).toBe(true);
  });
});

test.describe('removing', () => {
  test.use({ expectedTrouble: /422|401/ });

  // @rule sign-in: Removing needs a code or recovery code, a confirmation, and a new sign-in
  // @in app/authenticator/steps.tsx
  test('takes a recovery code and a confirmation, and a sign-in needs the password only @night', async ({
    page,
    arrive,
    colleague,
    stack,
  }) => {
    const me = await colleague('superman');
    const staff = await signInByHand(stack.url, me);
    const { nextCode, recoveryCodes } = await bindByHand(staff);
    await signInWithCode(page, me, nextCode());

    const dialog = await openDialog(page, '修改身份验证器');
    await expect(dialog.getByText(/更换身份验证器.*请先关闭/)).toBeVisible();
    await dialog.getByRole('switch').click();
    await dialog.getByRole('button', { name: '下一步' }).click();
    await expect(dialog.getByText('请输入动态验证码或恢复代码')).toBeVisible();
    await dialog.getByRole('radio', { name: '恢复代码' }).check();
    const field = dialog.getByRole('textbox', { name: '恢复代码' });
    await field.fill('AAAA-AAAA-AAAA');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('您在所有设备上的登录立即结束')).toBeVisible();
    await dialog.getByRole('button', { name: '返回' }).click();
    await expect(field).toHaveValue('AAAA-AAAA-AAAA');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '移除' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();

    await field.fill(recoveryCodes[0] ?? '');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '移除' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('身份验证器已移除，请重新登录。')).toBeVisible();
    await expect(page.getByText('登录已失效')).toBeHidden();
    await arrive(me);
    await expect(await openDialog(page, '添加身份验证器')).toContainText('未启用');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any step of the dialog, ${colorScheme} @night`, async ({
    page,
    arrive,
    colleague,
  }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const me = await colleague('angel');
    await arrive(me);
    const findings: string[] = [];
    const look = async (where: string) => {
      findings.push(...(await axeFindings(page)).map((found) => `${where}: ${found}`));
    };
    const dialog = await openDialog(page, '添加身份验证器');
    await look('at rest');
    await page.keyboard.press('Escape');
    const { code, nextCode } = await scan(page);
    await look('step 1');
    await dialog.getByLabel('动态验证码').fill(code);
    await expect(dialog.getByRole('list', { name: '恢复代码' })).toBeVisible();
    await dialog.getByRole('button', { name: '完成' }).click();
    await look('step 2');
    await page.keyboard.press('Escape');
    await look('the question');
    await page.getByRole('button', { name: '关闭并退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look('signed out');
    await signInWithCode(page, me, nextCode());
    await openDialog(page, '修改身份验证器');
    await dialog.getByRole('switch').click();
    await look('removing');
    await dialog.getByRole('textbox', { name: '动态验证码' }).fill('123456');
    await expect(dialog.getByRole('button', { name: '移除' })).toBeVisible();
    await look('confirming');
    expect(findings).toEqual([]);
  });
}
