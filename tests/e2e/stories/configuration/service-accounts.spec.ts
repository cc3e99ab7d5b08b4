import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { signInByHand } from '../../../support/staff-api.ts';
import { axeFindings } from '../../support/axe.ts';
import { expect, test } from '../../support/fixtures.ts';

const accounts = '/config/permission?view=service-accounts';

// @rule permissions: The secret is shown once, on the screen too
// @in features/permissions/service-accounts/secret-list.tsx
test('a program is asked for by one person, confirmed by another, collects its secret once, and is revoked at once', async ({
  page,
  arrive,
  stack,
}) => {
  test.slow();
  const name = `report-${randomUUID().slice(0, 8)}`;
  await arrive('god');
  await page.goto(accounts);
  await page.getByRole('button', { name: '新建程序账号' }).click();
  const form = page.getByRole('dialog', { name: '新建程序账号' });
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form.getByText('请至少选择一项权限')).toBeVisible();
  await form.getByLabel('名称').fill(name);
  await form.getByLabel('用途').fill('每晚汇总待审核入金');
  await form.getByLabel('权限').fill('deposit:read');
  await page.getByRole('option', { name: /deposit:read/ }).click();
  await page.keyboard.press('Escape');
  await form.getByLabel('允许的网络').fill('127.0.0.1\nnot a network');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form.getByText('“not”不是地址或网段')).toBeVisible();
  await form.getByLabel('允许的网络').fill('127.0.0.1');
  await form.getByRole('button', { name: '提交复核' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
  await expect(page.getByText(name).first(), 'what waits is above the list').toBeVisible();

  await confirmNamed(stack.url, name);
  await page.getByRole('row').filter({ hasText: name }).click();
  const drawer = page.locator('[data-slot=drawer]');
  await expect(drawer.getByText('待领取密钥')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: '领取密钥' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '领取密钥' }).click();
  const shown = page.getByRole('dialog', { name: `${name} 的密钥` });
  await expect(shown.locator('code')).toHaveCount(2);
  const [id = '', secret = ''] = await shown.locator('code').allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  await shown.getByRole('button', { name: '已妥善保存' }).click();
  await expect(drawer.getByRole('button', { name: '领取密钥' })).toBeHidden();
  await expect(page.getByText(secret)).toBeHidden();

  const exchange = () =>
    fetch(`${stack.url}/auth/admin/v1/token/service`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-tenant': 'es' },
      body: JSON.stringify({ id, secret }),
    });
  const answer = await exchange();
  expect(answer.status).toBe(200);
  const { access_token: token } = await answer.json();
  const pending = () =>
    fetch(`${stack.url}/deposit/admin/v1/list?status=pending`, {
      headers: { authorization: `Bearer ${token}`, 'x-tenant': 'es' },
    });
  expect((await pending()).status).toBe(200);
  await drawer.getByRole('button', { name: '吊销' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '吊销' }).click();
  await expect(drawer.getByText('已吊销').first()).toBeVisible();
  expect([(await pending()).status, (await exchange()).status]).toEqual([401, 403]);
});

test('other terms and a new secret wait for a second person, in English and on a narrow screen @night', async ({
  page,
  arrive,
  stack,
}) => {
  test.slow();
  const name = `narrow-${randomUUID().slice(0, 8)}`;
  const god = await signInByHand(stack.url, 'god');
  await god.post('/config/admin/v1/service_account', {
    ...{ name, purpose: 'Reports', scopes: ['deposit:read'], row_scope: 'all' },
    ...{ networks: ['127.0.0.1'], requests_per_minute: 60 },
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  await confirmNamed(stack.url, name);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.addInitScript(() => localStorage.setItem('brokerdesk.locale', 'en-US'));
  await arrive('god');
  await page.goto(accounts);
  await page.getByText(name).first().click();
  const drawer = page.locator('[data-slot=drawer]').first();
  await expect(drawer.getByText('Secret to collect')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'New secret' }).click();
  const renew = page.getByRole('dialog', { name: `New secret for ${name}` });
  await renew.getByLabel('Overlap').fill('200');
  await renew.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(renew.getByText(/168/).first()).toBeVisible();
  await renew.getByLabel('Overlap').fill('12');
  await renew.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(renew).toBeHidden();
  const waiting = await waitingAbout(stack.url, name);
  expect(waiting?.changes).toContainEqual({ field: 'overlap_hours', before: null, after: '12' });
});

async function waitingAbout(url: string, name: string) {
  const second = await signInByHand(url, 'god2');
  const { body } = await second.get<Schemas.ProposalList>(
    '/approval/admin/v1/list?status=pending&size=200',
  );
  return body.list.find(({ subject }) => subject.name === name);
}

async function confirmNamed(url: string, name: string): Promise<void> {
  const found = await waitingAbout(url, name);
  if (found === undefined) throw new Error('Nothing waits about this account.');
  const second = await signInByHand(url, 'god2');
  const { status } = await second.put(`/approval/admin/v1/audit/${found.id}`, {
    result: 'approved',
    version: found.version,
  });
  expect(status).toBe(200);
}
