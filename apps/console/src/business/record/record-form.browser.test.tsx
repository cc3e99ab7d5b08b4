import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { PlannedChanges } from './planned-changes.tsx';
import { RecordAction } from './record-action.tsx';
import { RecordForm, useRecordForm } from './record-form.tsx';
import { recordWrite } from './record-write.ts';

type Card = Pick<Schemas.ClientBank, 'id' | 'version' | 'bank_name' | 'holder_name' | 'acc_no'>;
type SaveCard = { seen: { id: string; version: number } | null; body: Schemas.ClientBankInput };

const path = { id: 'c1', bankId: 'b1' };
const card: Card = {
  id: 'b1',
  version: 3,
  bank_name: '招商银行',
  holder_name: '王丽',
  acc_no: '6225880155556666',
};

const saveCard = recordWrite({
  write: async (sdk, { seen, body }: SaveCard, key) =>
    unwrap(
      seen === null
        ? await sdk.POST('/client/admin/v1/bank/{id}', {
            params: { path, header: { 'Idempotency-Key': key } },
            body,
          })
        : await sdk.PUT('/client/admin/v1/bank/{id}/{bankId}', {
            params: { path },
            body: { ...body, version: seen.version },
          }),
    ),
  topics: ['client'],
});
const deleteCard = recordWrite({
  write: async (sdk, { version }: { version: number }) =>
    unwrap(
      await sdk.DELETE('/client/admin/v1/bank/{id}/{bankId}', {
        params: { path, query: { version } },
      }),
    ),
  topics: ['client'],
});

const closed: string[] = [];

function CardForm({ record }: { record: Card | null }) {
  const edit = useRecordForm({
    record,
    toDraft: (row) => ({ bank_name: row?.bank_name ?? '', holder_name: row?.holder_name ?? '' }),
    labels: { bank_name: '银行', holder_name: '户名' },
    ...(record === null && { draft: 'card for c1' }),
    write: saveCard,
    done: () => '已保存',
    prepare: (draft, seen) => ({
      seen,
      body: { ...draft, acc_no: '1', address: null, phone: null },
    }),
  });
  const { control } = edit.form;
  return (
    <RecordForm
      of={edit}
      title="银行卡"
      description="王丽"
      submit="保存"
      failed="保存失败"
      onClose={() => closed.push('form')}
    >
      <TextField control={control} name="bank_name" label="银行" requiredMessage="请填写银行" />
      <TextField control={control} name="holder_name" label="户名" />
      <PlannedChanges of={edit} />
    </RecordForm>
  );
}

const sent: { method: string; url: string; key: string | null; body: string }[] = [];
let answer: () => Response;
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const { method, url, headers } = request;
  sent.push({ method, url, key: headers.get('Idempotency-Key'), body: await request.text() });
  return answer();
});

const problem = (status: number, more: object) =>
  Response.json(
    {
      type: 'about:blank',
      title: 'T',
      status,
      code: 'X',
      message: '不行',
      request_id: 'r',
      ...more,
    },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
const stale = () =>
  problem(409, {
    code: 'STALE_RECORD',
    changed_by: '高建明',
    changed_at: '2026-11-21T02:15:30.000Z',
    current: { ...card, version: 4, bank_name: '工商银行', holder_name: '王莉' },
  });

let remove = () => {};
async function show(element: React.ReactNode): Promise<void> {
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        {element}
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(() => {
  sent.length = 0;
  closed.length = 0;
  answer = () => Response.json({ id: 'p1' });
});
afterEach(() => {
  remove();
  keptDrafts.forgetAll();
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const bank = page.getByRole('textbox', { name: /^银行/ });
const holder = page.getByRole('textbox', { name: /^户名/ });
const alertText = () => document.querySelector('[role=alert]')?.textContent ?? '';
const planText = () => document.querySelector('section')?.textContent ?? '';
const lastSent = () => sent.at(-1);

test('the form keeps typed text after a conflict, shows the changes, and sends the new version', async () => {
  await show(<CardForm record={card} />);
  await userEvent.fill(bank, '中国银行');
  answer = stale;
  await button('保存').click();
  await expect.poll(alertText).toContain('该记录刚被修改');
  await expect.poll(alertText).toContain('高建明');
  await expect.poll(alertText).toMatch(/户名：王丽.*王莉/);
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  await expect.element(bank).toHaveValue('中国银行');
  await expect.element(holder).toHaveValue('王莉');
  await expect.poll(planText).toMatch(/工商银行.*中国银行/);
  answer = () => Response.json({ id: 'p1' });
  await button('保存').click();
  await expect.poll(() => closed).toEqual(['form']);
  expect(sent.map(({ body }) => JSON.parse(body).version)).toEqual([3, 4]);
  expect(toastStore.read().at(-1)).toMatchObject({ tone: 'success', title: '已保存' });
});

test('the form shows the server’s error at the field that it names', async () => {
  await show(<CardForm record={card} />);
  answer = () => problem(422, { errors: [{ field: 'holder_name', message: '户名不符' }] });
  await userEvent.fill(holder, '李四');
  await button('保存').click();
  await expect.element(holder).toHaveAccessibleDescription(/户名不符/);
  expect(closed).toEqual([]);
});

test('the form sends a new record again with the same key after a lost response, and keeps its draft', async () => {
  await show(<CardForm record={null} />);
  await userEvent.fill(bank, '中国银行');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await button('保存').click();
  await expect.poll(alertText).toContain('不确定是否已提交');
  remove();
  await show(<CardForm record={null} />);
  await expect.element(bank).toHaveValue('中国银行');
  answer = () => Response.json({ id: 'p1' });
  await button('保存').click();
  await expect.poll(() => closed).toEqual(['form']);
  const [first, again] = sent;
  expect(first?.key).toBeTruthy();
  expect(again?.key).toBe(first?.key);
  expect(keptDrafts.read('u1', 'card for c1')).toBeUndefined();
});

test('the form asks about a record that was changed before it is deleted, and deletes it in the new version', async () => {
  await show(
    <RecordAction
      record={card}
      title="删除？"
      effects={['无法恢复。']}
      confirm="删除"
      failed="没有删除"
      tone="danger"
      write={deleteCard}
      done={() => '已删除'}
      intent={({ version }) => ({ version })}
      onClose={() => closed.push('action')}
    />,
  );
  answer = stale;
  await button('删除').click();
  await expect.poll(alertText).toContain('高建明');
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(closed).toEqual([]);
  answer = () => Response.json({});
  await button('删除').click();
  await expect.poll(() => closed).toEqual(['action']);
  expect(lastSent()?.url).toContain('version=4');
});
