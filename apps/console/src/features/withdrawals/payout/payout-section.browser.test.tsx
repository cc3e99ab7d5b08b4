import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { today } from '#/ui/time/calendar-date.ts';
import { PayoutSection } from './payout-section.tsx';

const day = today('Asia/Shanghai');
const toSend: Schemas.Payout = {
  ...{ phase: 'to_send', reference: null, chain: null, receipt: null },
  ...{ sent_on: null, sent_by: null, sent_at: null, paid_by: null, paid_at: null },
  ...{ may_send: true, may_correct: false, may_confirm: false, file: null },
  ...{ blocked_code: null, blocked_reason: null },
};
const sent: Schemas.Payout = {
  ...toSend,
  ...{ phase: 'sent', reference: 'FT-8801', sent_on: day, sent_at: `${day}T02:00:00.000Z` },
  ...{ sent_by: { id: 'u2', name: '周敏' }, may_send: false, may_confirm: true },
};
// As much of a withdrawal as its payout shows.
const withdrawal = {
  ...{ id: 'w1', version: 2, order_no: 'W1', net_amount: '495.00', currency: 'USD' },
  ...{ checked_at: `${day}T01:00:00.000Z`, status: 'approved' },
  decision: { second_person: { bound: 'sent', waiting: null } },
  destination: { kind: 'bank', bank_name: '招商银行', holder_name: '王丽', acc_no: '****5702' },
} as Schemas.Withdrawal;

const requests: { path: string; body: unknown }[] = [];
let answer: () => Response;
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  requests.push({ path: new URL(request.url).pathname, body: await request.json() });
  return answer();
});

let remove = () => {};
async function show(payout: Schemas.Payout): Promise<void> {
  await speak('zh-CN', ['withdrawal', 'payout', 'decision']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <PayoutSection withdrawal={{ ...withdrawal, payout }} payout={payout} />
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(() => {
  requests.length = 0;
  answer = () => Response.json({ ...withdrawal, version: 3, payout: sent });
});
afterEach(() => remove());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const reference = page.getByRole('textbox', { name: /^银行流水号/ });

test('a payout is marked as sent with its reference and its day, and what the server refuses is at its field', async () => {
  await show(toSend);
  await button('登记汇出').click();
  const submit = page.getByRole('dialog').getByRole('button', { name: '登记汇出' });
  await submit.click();
  await expect.element(reference).toHaveAccessibleDescription(/请填写银行流水号/);
  expect(requests).toEqual([]);
  await userEvent.fill(reference, ' FT-8801 ');
  answer = () =>
    Response.json(
      {
        ...{ type: 'about:blank', title: 'T', status: 400, code: 'VALIDATION', request_id: 'r' },
        message: '请求内容有误',
        errors: [{ field: 'reference', code: 'FIELD_TAKEN', message: '已被其他记录使用' }],
      },
      { status: 400, headers: { 'content-type': 'application/problem+json' } },
    );
  await submit.click();
  await expect.element(reference).toHaveAccessibleDescription(/已被其他记录使用/);
  answer = () => Response.json({ ...withdrawal, version: 3, payout: sent });
  await submit.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    path: '/withdraw/admin/v1/payout/sent/w1',
    body: { reference: 'FT-8801', sent_on: day, receipt: null, version: 2 },
  });
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', title: 'W1 已登记汇出' });
});

test('a payout is confirmed after a question that names its amount, destination and reference', async () => {
  await show(sent);
  await expect.element(page.getByText('FT-8801')).toBeVisible();
  await expect.element(page.getByText('款项已汇出，冲正须双人复核。')).toBeVisible();
  await button('确认到账').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  const asks = question.element().textContent;
  for (const part of ['495.00', '王丽', '****5702', 'FT-8801']) expect(asks).toContain(part);
  await question.getByRole('button', { name: '确认到账' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    path: '/withdraw/admin/v1/payout/paid/w1',
    body: { version: 2 },
  });
});

test('a sent payout is corrected from its present reference and day', async () => {
  await show({ ...sent, may_correct: true });
  await button('更正流水').click();
  await expect.element(reference).toHaveValue('FT-8801');
  await userEvent.fill(reference, 'FT-8802');
  answer = () => Response.json({ ...withdrawal, version: 4, payout: sent });
  await button('保存更正').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    path: '/withdraw/admin/v1/payout/sent/w1',
    body: { reference: 'FT-8802', sent_on: day, version: 2 },
  });
});

// @rule withdrawals: A payout in a payment file says who took it, and can be released
test('a payout in a payment file says who took it, and is released with a reason by proposal', async () => {
  const file = { at: `${day}T02:00:00.000Z`, by: { id: 'u2', name: '周敏' }, sha256: 'a' };
  await show({ ...toSend, file });
  await expect.element(page.getByText(/^周敏 于 .* 将本笔导出到付款文件$/)).toBeVisible();
  await button('移出付款文件').click();
  await button('提交复核').click();
  await expect.element(page.getByText('请填写原因')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '原因' }), '银行退回文件');
  answer = () => Response.json({ id: 'p1' });
  await button('提交复核').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(requests.at(-1)).toEqual({
    path: '/withdraw/admin/v1/payout/release/w1',
    body: { reason: '银行退回文件', version: 2 },
  });
});

test('a payout in no payment file cannot be released', async () => {
  await show(toSend);
  await expect.element(button('登记汇出')).toBeVisible();
  expect(button('移出付款文件').query()).toBeNull();
});

test('the user who approved alone reads that another one confirms', async () => {
  const blocked = { blocked_code: 'SELF_APPROVAL', blocked_reason: '您已签署此项' };
  await show({ ...sent, ...blocked, may_confirm: false });
  await expect.element(page.getByText('本笔由您单独通过，须由他人确认到账。')).toBeVisible();
  expect(button('确认到账').query()).toBeNull();
});

test('a user without the right sees the phase, and no step', async () => {
  const blocked = { blocked_code: 'FORBIDDEN', blocked_reason: '没有权限' };
  await show({ ...sent, ...blocked, may_confirm: false });
  await expect.element(page.getByText('已汇出')).toBeVisible();
  await expect.element(page.getByText('FT-8801')).toBeVisible();
  expect(page.getByText('没有权限').query()).toBeNull();
  expect(page.getByRole('button').elements()).toHaveLength(1);
});
