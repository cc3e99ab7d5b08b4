import { SdkError } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { speak as change } from '#/core/i18n/language.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import type { StepOutcome } from '../session/sign-in.ts';
import { LoginForm } from './login-form.tsx';

const minute = 60_000;
const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

let calls = 0;
let answer: () => Promise<Response>;
let outcome: StepOutcome;
let unmount = () => {};

const another = async () =>
  Response.json({
    captcha_id: `${calls}`,
    image: `${picture}#${calls}`,
    expires_at: new Date(Date.now() + 5 * minute).toISOString(),
  });

const sdk = sdkAnswering(() => {
  calls += 1;
  return answer();
});

beforeEach(async () => {
  await speak('zh-CN', ['auth', 'form', 'kit', 'charts']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  calls = 0;
  answer = another;
  outcome = { kind: 'done' };
  unmount = await draw(
    <SdkProvider sdk={sdk}>
      <LoginForm
        paused={false}
        notice={null}
        failure={null}
        signIn={async () => outcome}
        onCancel={() => {}}
      />
    </SdkProvider>,
  );
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const field = () => page.getByRole('textbox', { name: '验证码' });
const image = () => document.querySelector('img')?.getAttribute('src') ?? null;
const announced = () => document.querySelector('[role=status]')?.textContent;

test('a captcha is renewed before it expires: what was typed for the old one is cleared, and that is announced', async () => {
  await expect.poll(image).toBe(`${picture}#1`);
  await userEvent.fill(field(), 'AB12');
  await vi.advanceTimersByTimeAsync(4.5 * minute);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(0.3 * minute);
  await expect.poll(image).toBe(`${picture}#2`);
  await expect.element(field()).toHaveValue('');
  await expect.poll(announced).toBe('验证码已更换，请重新输入');

  await userEvent.fill(field(), 'C');
  await expect.poll(announced).toBe('');
  await userEvent.fill(field(), '');
  await vi.advanceTimersByTimeAsync(5 * minute);
  await expect.poll(image).toBe(`${picture}#3`);
  expect(announced()).toBe('');
});

test('a captcha that does not load says so, and pressing its place asks for another one', async () => {
  await expect.poll(image).toBe(`${picture}#1`);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(page.getByRole('button', { name: '看不清？换一张验证码' }));
  const failed = page.getByRole('button', { name: '验证码加载失败，点击重试' });
  await expect.element(failed).toBeVisible();
  expect(image()).toBeNull();
  answer = another;
  await userEvent.click(failed);
  await expect.poll(image).toBe(`${picture}#3`);
  await expect.element(field()).toHaveFocus();
});

test('what was wrong with a sign-in is said in the language that is chosen in the meantime', async () => {
  const submit = page.getByRole('button', { name: '登录' });
  await expect.poll(image).toBe(`${picture}#1`);
  await userEvent.click(submit);
  await expect.element(page.getByText('请输入用户名')).toBeVisible();
  await change('en-US');
  await expect.element(page.getByText('Please enter your username')).toBeVisible();
  await change('zh-CN');

  const { problem } = new SdkError({
    kind: 'problem',
    type: '',
    title: '',
    status: 401,
    code: 'LOGIN_FAILED',
    message: '用户名或密码错误',
    messages: { 'zh-CN': '用户名或密码错误', 'en-US': 'Wrong name or password' },
    request_id: '',
  });
  outcome = { kind: 'failed', problem };
  await userEvent.fill(page.getByRole('textbox', { name: '用户名' }), 'angel');
  expect(page.getByText('请输入用户名').elements()).toEqual([]);
  await userEvent.fill(page.getByLabelText('密码', { exact: true }), 'x');
  await userEvent.fill(field(), 'AB12');
  await userEvent.click(submit);
  await expect.element(page.getByRole('alert')).toHaveTextContent('用户名或密码错误');
  await change('en-US');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wrong name or password');
  await change('zh-CN');
});
