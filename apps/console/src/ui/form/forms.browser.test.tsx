import { SdkError } from '@brokerdesk/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { keptDrafts } from '../kept-drafts.ts';
import { TextField } from './field/text-field.tsx';
import { FormDialog } from './overlay/form-overlay.tsx';
import { useDraftForm } from './use-draft-form.tsx';

type Values = { reason: string; note: string };

const write = vi.fn<(values: Values) => Promise<string>>();

function ReasonForm({ name, onClose }: { name: string; onClose: () => void }) {
  const form = useDraftForm<Values>(name, { reason: '', note: '' });
  return (
    <FormDialog
      title="驳回"
      description="入金"
      submit="提交"
      failed="提交失败"
      keepsDraft
      draft={form.draft}
      form={form}
      fields={['reason', 'note']}
      fieldOfCode={{ ALREADY_DECIDED: { field: 'note', message: () => '已由他人处理' } }}
      mutation={useMutation({ mutationFn: write })}
      faults={({ note }) => (note === '待定' ? [{ field: 'note', say: () => '还不能提交' }] : [])}
      prepare={(values) => values}
      onSent={form.forgetDraft}
      onClose={onClose}
    >
      <TextField control={form.control} name="reason" label="原因" requiredMessage="请填写原因" />
      <TextField
        control={form.control}
        name="note"
        label="备注"
        check={(typed) => (typed === '错' ? '备注有误' : null)}
      />
    </FormDialog>
  );
}

function ReviewPage({ name }: { name: string }) {
  const [person, setPerson] = useState('u1');
  const [open, setOpen] = useState(false);
  useEffect(() => keptDrafts.watch(person), [person]);
  return (
    <SessionProvider user={{ id: person, name: person, role: 'angel', mfa: false }}>
      <button type="button" onClick={() => setOpen(true)}>
        打开
      </button>
      <button type="button" onClick={() => setPerson('u2')}>
        换人
      </button>
      {open && <ReasonForm name={name} onClose={() => setOpen(false)} />}
    </SessionProvider>
  );
}

/** Drafts outlive what drew them: each test is about another record. */
let record = 0;
/** Whether the browser would ask before it leaves. */
const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

let remove: () => void;
beforeEach(async () => {
  await speak('zh-CN', ['form', 'kit', 'record']);
  record += 1;
  write.mockReset();
  write.mockResolvedValue('done');
  remove = await draw(<ReviewPage name={`deposit ${record}`} />);
});
afterEach(() => {
  remove();
  for (const person of ['u1', 'u2']) keptDrafts.forget(person, `deposit ${record}`);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const reason = page.getByLabelText(/^原因/);
const note = page.getByLabelText(/^备注/);

async function open() {
  await userEvent.click(button('打开'));
  await expect.element(reason).toHaveFocus();
}

function refusal(code: SdkError['code'], fields: readonly string[]) {
  return new SdkError({
    kind: 'problem',
    type: 'about:blank',
    title: 'Wrong',
    status: 409,
    code,
    message: '不能提交',
    request_id: 'r',
    ...(fields.length > 0 && {
      errors: fields.map((field) => ({ field, code: 'FIELD_INVALID', message: `${field} 有误` })),
    }),
  });
}

// @rule writes: A draft survives closing its form until sent, for one person
// @in ./use-draft-form.tsx
test('a draft outlives closing, without a question, until it is sent; another person never sees it', async () => {
  await open();
  await userEvent.keyboard('凭证不清');
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await open();
  await expect.element(reason).toHaveValue('凭证不清');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('换人'));
  await open();
  await expect.element(reason).toHaveValue('');
  await userEvent.keyboard('金额不符{Enter}');
  await expect.element(reason).not.toBeInTheDocument();
  await open();
  await expect.element(reason).toHaveValue('');
});

test('a form that opens with what was typed before says so, and is emptied on request', async () => {
  await open();
  expect(button('清空重填').elements()).toEqual([]);
  await userEvent.keyboard('凭证不清{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  await open();
  await expect.element(page.getByText(/已恢复上次未提交的内容/)).toBeVisible();
  await userEvent.click(button('清空重填'));
  await expect.element(reason).toHaveValue('');
  await expect.element(reason).toHaveFocus();
  expect(button('清空重填').elements()).toEqual([]);
  expect(leaving()).toBe(false);
});

test('the browser asks before it leaves the draft of a closed form, until it is sent or discarded, and only its user', async () => {
  await open();
  expect(leaving()).toBe(false);
  await userEvent.keyboard('凭证不清{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  expect(leaving()).toBe(true);
  await userEvent.click(button('换人'));
  await expect.poll(leaving).toBe(false);
  await open();
  await userEvent.keyboard('金额{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  expect(leaving()).toBe(true);
  await open();
  await userEvent.clear(reason);
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeInTheDocument();
  expect(leaving()).toBe(false);
  await open();
  await userEvent.keyboard('金额不符{Enter}');
  await expect.element(reason).not.toBeInTheDocument();
  expect(leaving()).toBe(false);
});

test('blanks are no answer, and what the form as a whole finds is said at once with it: nothing is sent', async () => {
  await open();
  await userEvent.fill(note, '待定');
  await userEvent.fill(reason, '  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toHaveAccessibleDescription('请填写原因');
  await expect.element(note).toHaveAccessibleDescription('还不能提交');
  await expect.element(reason).toHaveFocus();
  await userEvent.fill(reason, '凭证不清');
  await userEvent.click(button('提交'));
  await expect.element(note).toHaveAccessibleDescription('还不能提交');
  await expect.element(note).toHaveFocus();
  expect(write).not.toHaveBeenCalled();
  await userEvent.fill(note, '已定');
  await userEvent.click(button('提交'));
  await expect.poll(() => write.mock.calls.length).toBe(1);
});

test('a refusal leaves the form open with what was typed, and is shown at the field that it is about', async () => {
  await open();
  await userEvent.keyboard('凭证不清');
  write.mockRejectedValueOnce(refusal('VALIDATION', ['reason']));
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toHaveAccessibleDescription('reason 有误');
  write.mockRejectedValueOnce(refusal('ALREADY_DECIDED', []));
  await userEvent.keyboard('{Enter}');
  await expect.element(note).toHaveAccessibleDescription('已由他人处理');
  await expect.element(note).toHaveFocus();
  await expect.element(page.getByText('提交失败')).toBeVisible();
  await expect.element(reason).toHaveValue('凭证不清');
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).not.toBeInTheDocument();
  expect(write).toHaveBeenCalledTimes(3);
});

test('the summary asks for missing info only while a field is empty, and marks every faulty field at once', async () => {
  await open();
  await userEvent.fill(note, '错');
  await userEvent.click(button('提交'));
  await expect.element(reason).toHaveAccessibleDescription('请填写原因');
  await expect.element(note).toHaveAccessibleDescription('备注有误');
  await expect.element(page.getByText('请先填写完整信息再提交')).toBeVisible();
  await userEvent.fill(reason, '凭证不清');
  await expect.element(page.getByText('请先更正标出的内容再提交')).toBeVisible();
  expect(write).not.toHaveBeenCalled();
});

// @rule writes: An unknown outcome of a write is not called a failure
// @in ./form-summary.tsx
test('an unknown outcome is not called a failure', async () => {
  await open();
  await userEvent.keyboard('凭证不清');
  write.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('不确定是否已提交', { exact: true })).toBeVisible();
  expect(page.getByText('提交失败').elements()).toEqual([]);
});
