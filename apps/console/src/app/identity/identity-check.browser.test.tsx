import { createMemoryTokens, createSdk, type Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { identityCheck } from '#/core/session/access-state.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { IdentityCheck } from './identity-check.tsx';

let remove = () => {};
let given: Schemas.SignInAgainRequest[];
let keys: (string | null)[];
let refusal: string | null;

const problem = (code: string, message: string) =>
  Response.json(
    { type: '', title: '', status: 422, code, message, request_id: 'r' },
    { status: code === 'SIGN_IN_AGAIN' ? 403 : 422 },
  );

const sdk = createSdk({
  baseUrl: 'http://desk.example',
  tenant: 'es',
  tokens: createMemoryTokens(),
  locale: () => 'zh-CN',
  device: { os: 'Linux', type: 'desktop', incognito: false },
  retry: false,
  signInAgain: async () => (await identityCheck.ask?.({})) ?? false,
  async fetch(url, { headers, body }) {
    if (url.endsWith('/sign_in_again')) {
      given.push(JSON.parse(String(body)));
      return refusal === null ? Response.json({ ok: true }) : problem('PASSWORD_WRONG', refusal);
    }
    if (url.endsWith('/passkey/start')) return Response.json({ options: null, code: false });
    keys.push(new Headers(headers).get('Idempotency-Key'));
    const confirmed = given.length > 0 && refusal === null;
    return confirmed ? Response.json({ id: 'd1' }) : problem('SIGN_IN_AGAIN', '请先确认身份');
  },
});

const approve = () =>
  sdk.PUT('/deposit/admin/v1/audit/{id}', {
    params: { path: { id: 'd1' }, header: { 'Idempotency-Key': 'the-key' } },
    body: { result: 'approved', version: 1 },
  });

async function drawFor(mfa: boolean) {
  const user = { id: 'u1', name: '王小明', role: 'angel', mfa } as const;
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={user}>
        <IdentityCheck />
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.poll(() => identityCheck.ask).not.toBeNull();
}

beforeEach(async () => {
  await speak('zh-CN', ['identity']);
  [given, keys, refusal] = [[], [], null];
});
afterEach(() => remove());

const dialog = page.getByRole('dialog', { name: '确认身份' });
const password = dialog.getByLabelText('密码');
const confirm = dialog.getByRole('button', { name: '确认', exact: true });

describe('a write that needs the password again', () => {
  // @rule interface: A write that asks for the password goes on by itself with the same key
  // @in app/identity/identity-check.tsx
  test('waits for it in a dialog, and goes on with the same key', async () => {
    await drawFor(false);
    const answer = approve();
    await expect.element(password).toHaveFocus();
    await userEvent.fill(password, 'Brokerdesk#1');
    await confirm.click();
    expect((await answer).data).toEqual({ id: 'd1' });
    expect(keys).toEqual(['the-key', 'the-key']);
    expect(given).toEqual([{ password: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('keeps a wrong password at its field, ready to be typed over', async () => {
    await drawFor(false);
    const answer = approve();
    await confirm.click();
    await expect.element(dialog.getByText('请输入密码')).toBeVisible();
    expect(given).toEqual([]);
    refusal = '密码错误';
    await userEvent.fill(password, 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByText('密码错误')).toBeVisible();
    refusal = null;
    await userEvent.fill(password, 'right');
    await userEvent.keyboard('{Enter}');
    expect((await answer).error).toBeUndefined();
  });

  test('is refused if the user cancels, or the page goes', async () => {
    await drawFor(false);
    const cancelled = approve();
    await dialog.getByRole('button', { name: '取消' }).click();
    expect((await cancelled).error?.code).toBe('SIGN_IN_AGAIN');
    const left = approve();
    await expect.element(dialog).toBeVisible();
    remove();
    expect((await left).error?.code).toBe('SIGN_IN_AGAIN');
  });

  test('takes a code of the authenticator, or the password in its place', async () => {
    await drawFor(true);
    const byCode = approve();
    await userEvent.fill(dialog.getByLabelText('动态验证码'), '123456');
    expect((await byCode).error).toBeUndefined();
    expect(given).toEqual([{ code: '123456' }]);
    given = [];
    const byPassword = approve();
    await dialog.getByRole('button', { name: '改用密码' }).click();
    await userEvent.fill(password, 'Brokerdesk#1');
    await confirm.click();
    expect((await byPassword).error).toBeUndefined();
    expect(Object.keys(given[0] ?? {})).toEqual(['password']);
  });
});
