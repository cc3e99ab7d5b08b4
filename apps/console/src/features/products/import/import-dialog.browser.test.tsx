import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ImportDialog } from './import-dialog.tsx';

let refused: object | null = null;
const sent: { items: object[] }[] = [];
const sdk = sdkAnswering(async (input, init) => {
  const request = new Request(input, init);
  if (request.url.endsWith('/market')) return Response.json({ list: [] });
  sent.push(await request.json());
  if (refused === null) return Response.json({ ids: ['p1', 'p2'] }, { status: 201 });
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(refused), { status: 400, headers });
});

let remove = () => {};
beforeEach(async () => {
  refused = null;
  sent.length = 0;
  await page.viewport(1280, 900);
  await speak('zh-CN', ['product']);
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <ImportDialog kind="quant" onClose={() => {}} />
    </SdkProvider>,
  );
});
afterEach(() => remove());

const head =
  '代码,名称,Currency,策略说明,风险等级,目标年化（不保证）,手续费率,期限,起投金额,单客上限,总额度';
const good = ['Q1,一号,USD,s,R3 中,6,1.5,30,100,500,9000', 'Q2,二号,USD,s,4,6,1.5,30,100,500,9000'];

async function choose(...lines: string[]): Promise<void> {
  const file = new File([[head, ...lines].join('\n')], 'products.csv', { type: 'text/csv' });
  await expect.element(page.getByRole('button', { name: '选择文件' })).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input as HTMLInputElement, file);
}
const submit = page.getByRole('button', { name: /^新增 \d+ 个产品$/ });
const faults = page.getByRole('list', { name: '错误' }).getByRole('listitem');

test('a file with errors is refused by line and column, and cannot be sent', async () => {
  await choose(good[0] ?? '', 'Q2,二号,USD,s,9,六,1.5,30,100,50,9000');
  await expect.element(page.getByText('1 行有误，没有新增任何产品')).toBeVisible();
  await expect.element(faults.nth(0)).toMatchTextContent('第 3 行 · 风险等级 “9”不是可选值');
  await expect
    .element(faults.nth(1))
    .toMatchTextContent('第 3 行 · 目标年化（不保证） “六”不是数字');
  await expect.element(faults.nth(2)).toMatchTextContent(/第 3 行 · 单客上限 不能小于起投金额/);
  await expect.element(submit).not.toBeInTheDocument();
});

test('what the server refuses is shown by line and column, and the next file is sent anew', async () => {
  const message = '代码已被使用';
  refused = {
    ...{
      type: 'about:blank',
      title: '',
      status: 400,
      code: 'VALIDATION',
      message: '',
      request_id: 'x',
    },
    errors: [{ field: 'items.1.code', code: 'CODE_TAKEN', message }],
  };
  await choose(...good);
  await expect.element(page.getByRole('region', { name: '预览' })).toMatchTextContent(/R3 中/);
  await userEvent.click(submit);
  await expect.element(faults).toMatchTextContent(`第 3 行 · 代码 ${message}`);
  refused = null;
  await userEvent.click(submit);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.items).toMatchObject([
    { code: 'Q1', name: '一号', risk: 3, term_days: 30, fee_pct: '1.5' },
    { code: 'Q2', risk: 4 },
  ]);
});
