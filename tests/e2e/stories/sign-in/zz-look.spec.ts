import type { Page } from '@playwright/test';
import { recordDeposit } from '../../../support/deposits.ts';
import { demoPassword, qaCaptcha } from '../../../support/stack.ts';
import { tickRisks } from '../../support/deposit-review.ts';
import { signInOn, test } from '../../support/fixtures.ts';

test.use({ expectedTrouble: /./ });
const shot = (page: Page, name: string) => page.screenshot({ path: `/tmp/run/passkeys-shot-${name}.png` });

for (const [tag, locale, theme, width] of [
  ['zh', 'zh-CN', 'light', 1440],
  ['en', 'en-US', 'dark', 1440],
  ['phone', 'zh-CN', 'light', 375],
] as const) {
  test(`look ${tag}`, async ({ page, colleague, staff, stack }) => {
    const url = stack.url.replace('127.0.0.1', 'localhost');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(([l, t]) => {
      localStorage.setItem('brokerdesk.locale', l);
      localStorage.setItem('brokerdesk.theme', t);
    }, [locale, theme] as const);
    const me = await colleague('angel');
    const large = await recordDeposit(await staff('angel2'), { amount: '20000.00' });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await signInOn(page, url, me);
    await page.goto(`${url}/dashboard`);
    await page.getByRole('button', { name: /的账户菜单|Account menu/ }).click();
    await page.waitForTimeout(300);
    await shot(page, `${tag}-1-menu`);
    await page.getByRole('menuitem', { name: /^(通行密钥|Passkeys)$/ }).click();
    await page.waitForTimeout(500);
    await shot(page, `${tag}-2-empty`);
    const dialog = page.getByRole('dialog', { name: /^(通行密钥|Passkeys)$/ });
    await dialog.getByRole('button', { name: /添加通行密钥|Add a passkey/ }).click();
    await dialog.getByLabel(/名称|Name/).fill('Work laptop');
    await shot(page, `${tag}-3-name`);
    await dialog.getByRole('button', { name: /继续|Continue/ }).click();
    await dialog.getByRole('listitem').waitFor();
    await page.waitForTimeout(400);
    await shot(page, `${tag}-4-list`);
    await dialog.getByRole('button', { name: /移除|Remove/ }).click();
    await page.waitForTimeout(300);
    await shot(page, `${tag}-5-remove`);
    await page.goto(`${url}/funds/deposit?id=${large.id}`);
    await page.getByRole('dialog').getByRole('button', { name: /^(通过|Approve)/ }).first().click();
    const confirmation = page.getByRole('alertdialog');
    await tickRisks(confirmation);
    await confirmation.getByRole('button').last().click();
    await page.getByRole('dialog', { name: /用通行密钥签名|Sign with your passkey/ }).waitFor();
    await page.waitForTimeout(500);
    await shot(page, `${tag}-6-sign`);
    await page.goto(`${url}/login`);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${url}/login`);
    await page.getByRole('img', { name: /验证码图片|aptcha/ }).waitFor();
    await page.locator('input[name=username]').fill(me);
    await page.locator('input[type=password]').first().fill(demoPassword);
    await page.locator('input[name=captcha]').fill(qaCaptcha);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /使用通行密钥|Use a passkey/ }).waitFor();
    await page.waitForTimeout(300);
    await shot(page, `${tag}-7-login`);
  });
}
