import { expect } from '@playwright/test';
import type { Page } from 'playwright';

/** The console as its people use it, in Chinese. */
export function consolePage(page: Page) {
  const loginForm = page.getByRole('form', { name: '登录' });
  const userMenu = page.getByRole('button', { name: /的账户菜单$/ });
  const authenticator = page.getByRole('dialog', { name: '身份验证器' });

  /** What lies over the page would catch the click. */
  async function closeDialog() {
    if (!(await authenticator.isVisible())) return;
    await page.keyboard.press('Escape');
    await expect(authenticator).toBeHidden();
  }

  return {
    loginForm,
    userMenu,
    authenticator,
    loginButton: loginForm.getByRole('button', { name: '登录', exact: true }),
    codeField: page.getByRole('textbox', { name: '动态验证码' }),

    async sendLogin(typed: { username: string; password: string; captcha: string }) {
      // Nobody can answer a captcha that has not arrived.
      await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
      await page.getByLabel('用户名').fill(typed.username);
      await page.getByLabel('密码', { exact: true }).fill(typed.password);
      await page.getByRole('textbox', { name: '验证码' }).fill(typed.captcha);
      await loginForm.getByRole('button', { name: '登录', exact: true }).click();
    },
    cancelLogin: () => loginForm.getByRole('button', { name: '取消' }).click(),
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
    /** A page of somebody whose session is stored. */
    async openSignedIn(url: string) {
      await page.goto(`${url}/dashboard`);
      await expect(userMenu).toBeVisible();
    },
    async openAuthenticator() {
      await userMenu.click();
      await page.getByRole('menuitem', { name: /身份验证器$/ }).click();
    },
  };
}

export type ConsolePage = ReturnType<typeof consolePage>;
