import type { Page } from 'playwright';
import { expect, glanceMs, patienceMs } from './patience.ts';

export function consolePage(page: Page) {
  const loginForm = page.getByRole('form', { name: '登录' });
  const invitationForm = page.getByRole('form', { name: '接受邀请' });
  const userMenu = page.getByRole('button', { name: /的账户菜单$/ });
  const authenticator = page.getByRole('dialog', { name: '身份验证器' });
  const retryReload = authenticator.getByRole('button', { name: '重试' });

  /** An open overlay would intercept the click. */
  async function closeDialog() {
    if (!(await authenticator.isVisible())) return;
    await page.keyboard.press('Escape');
    await expect(authenticator).toBeHidden();
  }

  async function openAuthenticator() {
    await userMenu.click();
    await page.getByRole('menuitem', { name: /身份验证器$/ }).click();
  }

  return {
    loginForm,
    invitationForm,
    userMenu,
    authenticator,
    retryReload,
    loginButton: loginForm.getByRole('button', { name: '登录', exact: true }),
    invitationButton: invitationForm.getByRole('button', { name: '设置密码并进入' }),
    codeField: page.getByRole('textbox', { name: '动态验证码' }),

    async sendLogin(typed: {
      username: string;
      password: string;
      captcha: string;
      rememberMe: boolean;
    }) {
      // The form of an invitation that was accepted goes by itself, perhaps while it is looked at.
      await expect(async () => {
        const back = invitationForm.getByRole('button', { name: '返回登录' });
        if (await back.isVisible()) await back.click({ timeout: glanceMs });
        await expect(loginForm).toBeVisible({ timeout: glanceMs });
      }).toPass({ timeout: patienceMs });
      // No one can answer a captcha that has not arrived.
      await expect(loginForm.getByRole('img', { name: '验证码图片' })).toBeVisible();
      await loginForm.getByLabel('用户名').fill(typed.username);
      await loginForm.getByLabel('密码', { exact: true }).fill(typed.password);
      await loginForm.getByRole('textbox', { name: '验证码' }).fill(typed.captcha);
      await loginForm.getByRole('checkbox', { name: '记住我' }).setChecked(typed.rememberMe);
      await loginForm.getByRole('button', { name: '登录', exact: true }).click();
    },
    async sendInvitation(typed: {
      username: string;
      code: string;
      password: string;
      captcha: string;
    }) {
      await expect(async () => {
        const open = page.getByRole('button', { name: '我有邀请码' });
        if (await open.isVisible()) await open.click({ timeout: glanceMs });
        await expect(invitationForm).toBeVisible({ timeout: glanceMs });
      }).toPass({ timeout: patienceMs });
      await expect(invitationForm.getByRole('img', { name: '验证码图片' })).toBeVisible();
      await invitationForm.getByLabel('用户名').fill(typed.username);
      await invitationForm.getByLabel('邀请码前半段').fill(typed.code.slice(0, 14));
      await invitationForm.getByLabel('邀请码后半段').fill(typed.code.slice(14));
      await invitationForm.getByLabel('新密码', { exact: true }).fill(typed.password);
      await invitationForm.getByLabel('确认新密码').fill(typed.password);
      await invitationForm.getByRole('textbox', { name: '验证码' }).fill(typed.captcha);
      await invitationForm.getByRole('button', { name: '设置密码并进入' }).click();
    },
    async useAuthenticator() {
      const back = page.getByRole('button', { name: '改用动态验证码' });
      if (await back.isVisible()) await back.click();
    },
    async sendRecoveryCode(code: string) {
      const other = page.getByRole('button', { name: '改用恢复代码' });
      if (await other.isVisible()) await other.click();
      await page.getByRole('textbox', { name: '恢复代码' }).fill(code);
      await page.getByRole('button', { name: '验证', exact: true }).click();
    },
    cancelLogin: () => loginForm.or(invitationForm).getByRole('button', { name: '取消' }).click(),
    backFromCode: () => page.getByRole('button', { name: '返回登录' }).click(),
    logOutWhileRestoring: () => page.getByRole('button', { name: '退出登录' }).click(),

    async logOut() {
      await closeDialog();
      await userMenu.click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
    },
    async goToClients() {
      await closeDialog();
      await page.getByRole('link', { name: '客户管理' }).click();
    },
    async openSignedIn(url: string) {
      await page.goto(`${url}/dashboard`);
      await expect(userMenu).toBeVisible();
    },
    openAuthenticator,
    async reloadProfile() {
      if (await retryReload.isVisible()) return retryReload.click();
      await closeDialog();
      await openAuthenticator();
    },
  };
}

export type ConsolePage = ReturnType<typeof consolePage>;
