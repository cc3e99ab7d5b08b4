import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { ImportResults } from './import-results.tsx';
import { PaymentFile } from './payment-file.tsx';

const row = (at: number, fields: object = {}) =>
  ({
    ...{ id: `w${at}`, version: 2, order_no: `W${at}`, net_amount: '495.00', currency: 'USD' },
    ...{ client: { id: 'c1', full_name: '王丽' }, destination: { kind: 'bank' } },
    ...fields,
  }) as Schemas.Withdrawal;
const rows = [row(1), row(2), row(3, { currency: 'HKD' })];

const requests: { path: string; body: Record<string, unknown> | null }[] = [];
let answers: (path: string, body: Record<string, unknown>) => Response;
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  const body = request.method === 'GET' ? null : await request.json();
  const path = new URL(request.url).pathname;
  requests.push({ path, body });
  return answers(path, body ?? {});
});
const sent = (path: string) => requests.filter((one) => one.path.endsWith(path));

const preview = (fields: object): Schemas.PaymentFilePreview => ({
  ...{ ids: ['w1'], count: 1, total: '495.00', more: false, taken: [], left_out: [] },
  ...fields,
});
const file = { at: '2026-11-27T02:00:00.000Z', by: { id: 'u2', name: '周敏' }, sha256: 'a' };
const included = [{ id: 'w2', order_no: 'W2', net_amount: '495.00', file }];
const problem = (errors: object[]) =>
  Response.json(
    {
      ...{ type: 'about:blank', title: 'T', status: 400, code: 'VALIDATION', request_id: 'r' },
      ...{ message: '请求内容有误', errors },
    },
    { status: 400, headers: { 'content-type': 'application/problem+json' } },
  );

let remove = () => {};
async function show(element: React.ReactNode): Promise<void> {
  await speak('zh-CN', ['withdrawal', 'payout', 'bulk']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        {element}
      </SessionProvider>
    </SdkProvider>,
  );
}
beforeEach(() => {
  requests.length = 0;
  answers = (path) =>
    path.endsWith('preview')
      ? Response.json(preview({ taken: included }))
      : new Response('end_to_end_id\r\nW1\r\n');
});
afterEach(() => {
  remove();
});

const dialog = page.getByRole('dialog');
const download = page.getByRole('button', { name: '下载文件' });

// @rule withdrawals: Count and sum of a payment file show before it, without what an earlier file has
test('count and sum are shown before the file, which leaves out what an earlier file has', async () => {
  await show(<PaymentFile rows={rows} onClose={() => {}} />);
  await expect.element(dialog.getByText(/^495\.00/)).toBeVisible();
  await expect.element(page.getByText('1 笔已在之前的付款文件中')).toBeVisible();
  await expect.element(page.getByText(/W2 · .* · 周敏/)).toBeVisible();
  await expect.element(page.getByText(/移出付款文件，经双人复核后再导出/)).toBeVisible();
  expect(sent('preview').at(-1)?.body).toEqual({
    ...{ currency: 'USD', kind: 'bank', ids: ['w1', 'w2'] },
  });
  expect(sent('payout/file')).toEqual([]);
  await download.click();
  await expect
    .poll(() => toastStore.read().at(-1))
    .toMatchObject({ tone: 'success', title: expect.stringContaining('1 笔') });
  expect(sent('payout/file').at(-1)?.body).toEqual({
    ...{ currency: 'USD', kind: 'bank', ids: ['w1'] },
  });
});

test('a refused file names each withdrawal that has changed', async () => {
  await show(<PaymentFile rows={rows} onClose={() => {}} />);
  await expect.element(download).toBeEnabled();
  answers = (path) =>
    path.endsWith('preview')
      ? Response.json(preview({}))
      : problem([{ field: 'ids.0', code: 'NOT_TO_SEND', message: 'W1 不是待汇出' }]);
  await download.click();
  await expect.element(page.getByText('W1 不是待汇出')).toBeVisible();
});

// @rule withdrawals: Results of the bank are marked as sent row by row; wrong rows are named
// @in ./import-results.tsx
test('the rows of a results file are marked as sent one by one, without those that are wrong', async () => {
  answers = (path) =>
    path.endsWith('/list')
      ? Response.json({ list: rows, total: 3, page: 1, size: 200, totals: [] })
      : Response.json({ id: 'r1', status: 'finished', seen: false }, { status: 201 });
  await show(<ImportResults onClose={() => {}} />);
  const text = 'id,reference,day\nW1,FT-1,2026-11-27\nW2,FT-2,2026-11-27\nW7,FT-3,2026-11-27';
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File([text], 'results.csv', { type: 'text/csv' }));
  if (input === null) throw new Error('There is no input.');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByText('1 行不能登记，将被跳过')).toBeVisible();
  await expect.element(page.getByText('第 4 行')).toBeVisible();
  await page.getByRole('button', { name: '登记汇出 2 笔' }).click();
  await expect.poll(() => sent('/bulk/admin/v1/start').length).toBe(1);
  const of = (at: number) => ({
    ...{ id: `w${at}`, version: 2 },
    body: { reference: `FT-${at}`, sent_on: '2026-11-27' },
  });
  expect(sent('/bulk/admin/v1/start')[0]?.body).toEqual({
    ...{ operation: 'markPayoutSent', body: { receipt: null }, items: [of(1), of(2)] },
  });
});
