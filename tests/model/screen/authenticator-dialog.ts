import type { Page } from 'playwright';
import type { ConsolePage } from './console-page.ts';
import { expect } from './patience.ts';

export function authenticatorDialog(page: Page, ui: ConsolePage) {
  const root = ui.authenticator;
  const codeField = root.getByRole('textbox', { name: '动态验证码' });
  const picture = root.getByRole('img', { name: '绑定身份验证器的二维码' });
  const recoveryCodes = root.getByRole('list', { name: '恢复代码' }).getByRole('listitem');
  const press = (name: string) => root.getByRole('button', { name, exact: true }).click();

  async function keepCodesAndFinish() {
    await root.getByLabel('我已妥善保存这些恢复代码').check();
    await press('完成');
  }

  async function doWithoutCodes() {
    await press('不保存，直接完成');
    await page.getByRole('alertdialog').getByRole('button', { name: '关闭并退出登录' }).click();
  }

  const finishing: Record<string, () => Promise<void>> = {
    showing_recovery_codes: keepCodesAndFinish,
    recovery_codes_failed: doWithoutCodes,
  };

  return {
    root,
    picture,
    recoveryCodes,
    press,

    async toggle() {
      if (!(await root.isVisible())) await ui.openAuthenticator();
      await root.getByRole('switch', { name: '身份验证器' }).click();
    },
    async shownSecret() {
      const shown = await root.locator('code').textContent();
      return (shown ?? '').replaceAll(' ', '');
    },
    async typeCode(code: string) {
      await codeField.fill('');
      // The sixth digit sends it.
      await codeField.fill(code);
    },
    async sendIncompleteCode() {
      await codeField.fill('123');
      await press('验证并启用');
    },
    async proveByCode(code: string) {
      await root.getByRole('radio', { name: '动态验证码' }).check();
      await codeField.fill('');
      await codeField.fill(code);
    },
    async proveByRecoveryCode(code: string) {
      await root.getByRole('radio', { name: '恢复代码' }).check();
      await root.getByRole('textbox', { name: '恢复代码' }).fill(code);
      await press('下一步');
    },
    finish: (state: string) => (finishing[state] ?? (() => press('退出登录')))(),

    async expectNothingSecret() {
      await expect(picture).toBeHidden();
      await expect(recoveryCodes).toHaveCount(0);
      await expect(codeField).toBeHidden();
    },
  };
}

export type AuthenticatorDialog = ReturnType<typeof authenticatorDialog>;
