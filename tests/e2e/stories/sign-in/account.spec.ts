import type { Page } from '@playwright/test';
import SparkMD5 from 'spark-md5';
import { demoPassword, ownPassword } from '../../../support/stack.ts';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, fillLogin, test } from '../../support/fixtures.ts';
import { untilLive, untilQuiet } from '../../support/traffic.ts';

const nextPassword = 'New#Brokerdesk2';
const passwordCall = '**/user/v1/change_pwd';
const profileCall = '**/auth/admin/v1/userinfo';

async function expectNoAxeFindings(page: Page): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
}

test.describe('changing the own password', () => {
  test.use({ expectedTrouble: /40[01]|422|50\d/ });

  // @rule sign-in: Old and new password are required, trimmed; a failure keeps the input
  // @in features/account/password-form.tsx
  // @rule sign-in: Both passwords are sent as their MD5
  // @in features/account/password-form.tsx
  // @rule sign-in: A failed password change says "update failed, retry later"; field errors show at the field
  // @in features/account/password-form.tsx
  // @rule sign-in: A password change signs the user out, and the login page says why
  // @in app/account/password-dialog.tsx
  // @rule shell: Closing, reloading or leaving asks about unsaved forms; switching never does
  // @in app/tabs/unsaved-forms.ts
  test('checks what is typed, keeps it when something fails, and signs in anew with the new password', async ({
    page,
    arrive,
    colleague,
  }) => {
    const me = await colleague('hero');
    await arrive(me);
    await untilLive(page);
    await page.getByRole('button', { name: /的账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    const submit = dialog.getByRole('button', { name: '修改密码' });
    await expect(field('原密码')).toBeFocused();

    const browserAsks = () =>
      page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await browserAsks()).toBe(false);
    await field('新密码').fill('  12345  ');
    await expect.poll(browserAsks).toBe(true);
    const question = page.getByRole('alertdialog', { name: '放弃已填写的内容？' });
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', { name: '取消' }).click(),
      () => dialog.getByRole('button', { name: '关闭' }).click(),
    ]) {
      await leave();
      await question.getByRole('button', { name: '继续填写' }).click();
      await expect(question).toBeHidden();
      await expect(field('新密码')).toHaveValue('  12345  ');
    }
    await submit.click();
    await expect(field('原密码')).toHaveAccessibleDescription(/请输入原密码/);
    await expect(field('新密码')).toHaveAccessibleDescription(/请输入新密码/);
    await expect(field('确认新密码')).toHaveAccessibleDescription(/请再次输入新密码/);
    await expectNoAxeFindings(page);
    await field('原密码').fill('not the old one');
    await field('新密码').fill(` ${nextPassword} `);
    await field('确认新密码').fill('something else');
    await submit.click();
    await expect(field('确认新密码')).toHaveAccessibleDescription('两次输入的新密码不一致');
    await dialog.getByRole('button', { name: '显示新密码' }).click();
    await expect(field('新密码')).toHaveAttribute('type', 'text');

    await field('确认新密码').fill(nextPassword);
    await page.route(passwordCall, (route) => route.fulfill({ status: 502, body: 'busy' }));
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('修改失败，请稍后重试');
    await page.unroute(passwordCall);
    await submit.click();
    await expect(field('原密码')).toHaveAccessibleDescription(/密码错误/);
    await expect(field('原密码')).toBeFocused();
    await expect(field('新密码')).toHaveValue(` ${nextPassword} `);

    await field('原密码').fill(ownPassword);
    const sent = page.waitForRequest(passwordCall);
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      old_password: SparkMD5.hash(ownPassword),
      new_password: SparkMD5.hash(nextPassword),
    });
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('密码已修改，请用新密码重新登录。')).toBeVisible();
    expect(await browserAsks()).toBe(false);
    await fillLogin(page, me, nextPassword);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test('a half-typed own password goes only if that is confirmed, and an untouched form without a question @night', async ({
  page,
  arrive,
}) => {
  await arrive('hero');
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  const open = async () => {
    await page.getByRole('button', { name: /的账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    await expect(dialog.getByRole('textbox', { name: '原密码', exact: true })).toBeFocused();
  };
  await open();
  await page.keyboard.type('half');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: '放弃已填写的内容？' });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: '放弃' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(question).toBeHidden();
});

test.describe('a change of the own password whose answer is lost', () => {
  test.use({ expectedTrouble: /401|ERR_FAILED/ });

  test('is reported as one that may have been made: in the form while the server is away, then at the login @night', async ({
    page,
    arrive,
    colleague,
  }) => {
    const me = await colleague('hero');
    await page.route('**/event/admin/v1/stream', (route) => route.abort());
    await arrive(me);
    await untilQuiet(page);
    await page.getByRole('button', { name: /的账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    const dialog = page.getByRole('dialog', { name: '修改密码' });
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await field('原密码').fill(ownPassword);
    await field('新密码').fill(nextPassword);
    await field('确认新密码').fill(nextPassword);
    const submit = dialog.getByRole('button', { name: '修改密码' });

    await page.route(passwordCall, (route) => route.abort());
    await page.route(profileCall, (route) => route.abort());
    await submit.click();
    await expect(dialog.getByRole('alert')).toContainText('不确定密码是否已修改');
    await expect(dialog.getByRole('alert')).toContainText('请先用新密码，不行再用原密码');
    await expect(dialog.getByText('修改失败')).toBeHidden();
    await expect(field('新密码')).toHaveValue(nextPassword);
    await page.unroute(profileCall);
    await page.unroute(passwordCall);

    await page.route(passwordCall, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submit.click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('不确定密码是否已修改：请先用新密码登录')).toBeVisible();
    await expect(page.getByText('登录已失效')).toBeHidden();
    await fillLogin(page, me, nextPassword);
    await page.getByRole('button', { name: '登录' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });
});

test.describe('the signed-in devices', () => {
  test.use({ expectedTrouble: /401/ });

  // @rule sign-in: Own sessions list device, address and times; ending one or all others asks first
  // @in features/account/session-list.tsx
  test('are listed with the own one marked; ending one asks, and the other window hides its page within two seconds', async ({
    page,
    arrive,
    browser,
    stack,
  }) => {
    // The only one who signs in as superman2 here.
    const elsewhere = await browser.newContext({ locale: 'zh-CN' });
    const other = await elsewhere.newPage();
    await other.goto(`${stack.url}/login`);
    await fillLogin(other, 'superman2', demoPassword);
    await other.getByRole('button', { name: '登录' }).click();
    await expect(other).toHaveURL(/\/dashboard/);

    await arrive('superman2');
    await untilLive(page);
    await page.getByRole('button', { name: /的账户菜单/ }).click();
    await page.getByRole('menuitem', { name: '登录设备' }).click();
    const dialog = page.getByRole('dialog', { name: '登录设备' });
    const devices = dialog.getByRole('listitem');
    await expect(devices).toHaveCount(2);
    await expect(devices.first()).toContainText('本设备');
    await expect(devices.first().getByRole('button')).toHaveCount(0);
    await expect(devices.nth(1)).toContainText('127.0.0.1');

    await expectNoAxeFindings(page);
    await signInByHand(stack.url, 'superman2');
    await expect(devices).toHaveCount(3);
    await dialog.getByRole('button', { name: '结束其他全部登录' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('其他 2 处登录将立即结束');
    await question.getByRole('button', { name: '取消' }).click();
    await expect(devices).toHaveCount(3);

    await dialog.getByRole('button', { name: '结束其他全部登录' }).click();
    await question.getByRole('button', { name: '结束登录' }).click();
    const ended = other.getByRole('dialog', { name: '登录已在其他设备上结束' });
    await expect(ended).toBeVisible({ timeout: 2_000 });
    expect(await other.getByRole('heading').count(), 'nothing under it is read out').toBe(1);
    await expect(devices).toHaveCount(1);
    await expect(dialog).toContainText('没有其他设备登录');
    await elsewhere.close();
  });
});
