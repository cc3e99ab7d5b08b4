import type { Schemas } from '@brokerdesk/sdk';
import type { Page } from '@playwright/test';
import { recordDeposit } from '../../../support/deposits.ts';
import { ownPassword } from '../../../support/stack.ts';
import { axeFindings } from '../../support/axe.ts';
import { reviewOf, tickRisks } from '../../support/deposit-review.ts';
import { expect, fillLogin, signInOn, test } from '../../support/fixtures.ts';

/** Browsers have passkeys on localhost, and on no IP address. */
const named = (url: string) => url.replace('127.0.0.1', 'localhost');

async function addDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: /的账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '通行密钥' }).click();
  const dialog = page.getByRole('dialog', { name: '通行密钥' });
  await expect(dialog).toBeVisible();
  return dialog;
}

const signInAgain = {
  status: 403,
  contentType: 'application/problem+json',
  json: {
    type: 'about:blank',
    title: 'Forbidden',
    status: 403,
    code: 'SIGN_IN_AGAIN',
    message: '请重新输入密码或动态码以确认身份',
    request_id: 'r-1',
  },
};

// Signing in again ends the access token that other calls are using: they are repeated.
test.use({ expectedTrouble: /401|403/ });

// @rule sign-in: A passkey is added, signs in after the password, signs in again, and is removed
// @in features/passkeys/passkey-list.tsx business/passkey/use-passkey-check.ts
test('a passkey is added, completes the next sign-in, confirms who is there, and is removed', async ({
  page,
  colleague,
  stack,
}) => {
  const url = named(stack.url);
  const me = await colleague('angel');
  await addDevice(page);
  await signInOn(page, url, me);
  await page.goto(`${url}/dashboard`);
  const dialog = await openDialog(page);
  await expect(dialog).toContainText('您尚未添加通行密钥');
  await dialog.getByRole('button', { name: '添加通行密钥' }).click();
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('请输入名称');
  await dialog.getByLabel('名称').fill('办公笔记本');
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(page.getByText('已添加通行密钥', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText(['办公笔记本']);
  await expect(dialog).toContainText('尚未使用');
  expect(await axeFindings(page)).toEqual([]);

  await page.goto(`${url}/error`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${url}/login`);
  await fillLogin(page, me, ownPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByText('请用您的通行密钥确认')).toBeVisible();
  await expect(page.getByLabel('动态验证码')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const later = await openDialog(page);
  await expect(later).toContainText('最近使用');
  await later.getByRole('button', { name: '重命名 办公笔记本' }).click();
  await later.getByLabel('名称').fill('家用电脑');
  await later.getByRole('button', { name: '保存' }).click();
  await later.getByRole('button', { name: '移除 家用电脑' }).click();
  await page.route('**/user/v1/passkey/*', (route) => route.fulfill(signInAgain), { times: 1 });
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: '移除', exact: true }).click();
  const check = page.getByRole('dialog', { name: '确认身份' });
  await check.getByRole('button', { name: '使用通行密钥' }).click();
  await expect(page.getByText('已移除通行密钥', { exact: true })).toBeVisible();
  await expect(later).toContainText('您尚未添加通行密钥');
});

// @rule second-person: A large approval shows what is signed, and goes on with the signature and same key
// @in app/identity/signing-dialog.tsx
test('an approval above the limit is signed with the passkey, and the audit log keeps the signature', async ({
  page,
  colleague,
  staff,
  stack,
}) => {
  const url = named(stack.url);
  const large = await recordDeposit(await staff('angel2'), { amount: '20000.00' });
  const me = await colleague('angel');
  await addDevice(page);
  await signInOn(page, url, me);
  await page.goto(`${url}/dashboard`);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: '添加通行密钥' }).click();
  await dialog.getByLabel('名称').fill('安全密钥');
  await dialog.getByRole('button', { name: '继续' }).click();
  await expect(dialog.getByRole('listitem')).toContainText(['安全密钥']);

  await page.goto(`${url}/funds/deposit?id=${large.id}`);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/deposit/admin/v1/audit/')) {
      keys.push(request.headers()['idempotency-key']);
    }
  });
  const approve = async () => {
    await reviewOf(page, large).getByRole('button', { name: '通过' }).click();
    const confirmation = page.getByRole('alertdialog');
    await tickRisks(confirmation);
    await confirmation.getByRole('button', { name: '确认入账' }).click();
  };
  await approve();
  const asks = page.getByRole('dialog', { name: '用通行密钥签名' });
  await expect(asks).toContainText(large.order_no);
  await expect(asks).toContainText('20,000.00');
  await expect(asks).toContainText(large.acc_no);
  expect(await axeFindings(page)).toEqual([]);
  await asks.getByRole('button', { name: '签名' }).click();
  await expect(page.getByText(`${large.order_no} 已入账`)).toBeVisible();
  await expect(asks).toHaveCount(0);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  const god = await staff('god');
  const log = await god.get<Schemas.AuditList>(
    `/audit/admin/v1/list?subject_id=${large.id}&size=20`,
  );
  expect(log.body.list.map(({ action }) => action)).toContain('proposal.signed');
});

test('a page at an IP address says where passkeys work @night', async ({
  page,
  arrive,
  colleague,
  stack,
}) => {
  await arrive(await colleague('hero'));
  const dialog = await openDialog(page);
  await expect(dialog).toContainText(`请在 ${named(stack.url)} 打开控制台后添加`);
  await expect(dialog.getByRole('button', { name: '添加通行密钥' })).toHaveCount(0);
});
