import type { SecondFactor } from '@brokerdesk/machines';
import { createMemoryTokens, createSdk, SdkError } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { speak as change } from '#/core/i18n/language.ts';
import type { StepOutcome } from '#/core/session/sign-in.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { dismissToast, toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { MfaForm } from './mfa-form.tsx';

const sdk = createSdk({
  baseUrl: 'http://desk.example',
  tenant: 'es',
  tokens: createMemoryTokens(),
  locale: () => 'zh-CN',
  device: { os: 'Linux', type: 'desktop', incognito: false },
  retry: false,
  fetch: async () => Response.json({ options: null, code: true }),
});

let unmount = () => {};
let outcome: StepOutcome;
let sent: string[];

beforeEach(async () => {
  await speak('zh-CN', ['auth', 'mfa']);
  sent = [];
  const verify = async ({ code, recovery }: SecondFactor) => {
    sent.push(recovery ? `recovery ${code}` : code);
    return outcome;
  };
  unmount = await draw(
    <SdkProvider sdk={sdk}>
      <MfaForm verify={verify} onCancel={() => {}} />
    </SdkProvider>,
  );
});
afterEach(() => {
  unmount();
  for (const { id } of toastStore.read()) dismissToast(id);
});

const toasts = () => toastStore.read().map(({ tone, title }) => [tone, title]);

test('an accepted code is reported as a success wherever it is asked for, a refused one is not', async () => {
  const field = page.getByRole('textbox', { name: '动态验证码' });
  outcome = { kind: 'failed', problem: null };
  await userEvent.fill(field, '123456');
  await expect.element(page.getByRole('alert')).toHaveTextContent('验证失败');
  expect(toasts()).toEqual([]);
  outcome = { kind: 'done' };
  await userEvent.fill(field, '654321');
  await expect.poll(toasts).toEqual([['success', '验证成功！']]);
});

test('a code is sent once: Enter does not burn a second try on what was refused', async () => {
  const field = page.getByRole('textbox', { name: '动态验证码' });
  const { problem } = new SdkError({
    kind: 'problem',
    type: '',
    title: '',
    status: 401,
    code: 'MFA_CODE_WRONG',
    message: '动态验证码错误',
    messages: { 'zh-CN': '动态验证码错误', 'en-US': 'The code is wrong' },
    request_id: '',
  });
  outcome = { kind: 'failed', problem };
  await userEvent.fill(field, '123456');
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('动态验证码错误');
  await change('en-US');
  await expect.element(alert).toHaveTextContent('The code is wrong');
  await change('zh-CN');
  field.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual(['123456']);
  outcome = { kind: 'failed', problem: null };
  await userEvent.fill(field, '654321');
  await expect.element(page.getByRole('alert')).toHaveTextContent('验证失败');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['123456', '654321', '654321']);
});

test('a recovery code is sent as one, and not before a user has typed it', async () => {
  outcome = { kind: 'failed', problem: null };
  await page.getByRole('button', { name: '改用恢复代码' }).click();
  const field = page.getByRole('textbox', { name: '恢复代码' });
  await expect.element(field).toHaveFocus();
  await page.getByRole('button', { name: '验证', exact: true }).click();
  await expect.element(field).toHaveAccessibleDescription('请输入恢复代码');
  await userEvent.fill(field, ' 4f7k-92qd-xw3m ');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => sent).toEqual(['recovery 4f7k-92qd-xw3m']);
  await expect.element(page.getByRole('alert')).toHaveTextContent('验证失败');
  await page.getByRole('button', { name: '改用动态验证码' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: '动态验证码' })).toHaveValue('');
});

test('the code field says what to do without the phone', async () => {
  await expect
    .element(page.getByText('请联系管理员重置身份验证器', { exact: false }))
    .toBeVisible();
});
