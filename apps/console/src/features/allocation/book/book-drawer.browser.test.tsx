import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { choose } from '#/ui/controls/choose.fixture.ts';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { Drawer } from '#/ui/overlay/drawer.tsx';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { BookDrawer, BookEditor } from './book-drawer.tsx';

const closes = '2026-12-01T01:00:00.000Z';
const line = (at: number): Schemas.AllocationLine => ({
  ...{ trx_id: `id-${at}`, order_no: `T-${at}`, created_at: closes, status: 'awaiting' },
  client: {
    ...{ id: `c${at}`, username: `client${at}`, full_name: `客户${at}`, fake: false },
    ...{ agent_name: null, superman: null },
  },
  ...{
    kyc_status: 'approved',
    applied: 500,
    allotted: 0,
    drawn: null,
    price: '10',
    frozen: '5000.00',
    amount: '5000.00',
  },
  funding_model: 'prefund',
});
const allocation: Schemas.Allocation = {
  product: { id: 'p1', kind: 'ipo', code: 'HRBR', name: '海湾物流' },
  ...{ currency: 'USD', status: 'draft', version: 1, pool_qty: 1000, lot_size: 100, taken: 0 },
  ...{ applied_total: 20_000, allotted_total: 0, scheme: null, seed: null, draw: null },
  ...{ changed_scheme: null, note: null, risk: 'none', risk_reasons: [] },
  lines: Array.from({ length: 40 }, (_, at) => line(at + 1)),
  drafted_by: { id: 'angel', name: '陈雅静' },
  ...{ published_by: null, published_at: null },
  decision: {
    ...{ approve: true, reject: false, rollback: false, blocked_code: null, blocked_reason: null },
    second_person: {
      ...{ you: 'second', maker: { id: 'angel', name: '陈雅静' }, limit: 'allocation' },
      ...{ bound: 'record', max: '0.00', used: null, currency: 'USD' },
      ...{ may: [{ id: 'god', name: '高建明' }], may_total: 1, waiting: null },
    },
  },
};

let answer: (body: Record<string, unknown>, request: Request) => Response;
let remove = () => {};
const show = (of: Schemas.Allocation) =>
  showSheet(
    <Drawer open full onClose={() => {}} recordId="p1" title="配售">
      <BookEditor allocation={of} />
    </Drawer>,
  );

async function showSheet(sheet: ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => sheet }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider
      sdk={sdkAnswering(async (input, init) => {
        const request = new Request(input, init);
        const text = await request.text();
        return answer(text === '' ? {} : JSON.parse(text), request);
      })}
    >
      <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
        <SessionProvider user={{ id: 'god', name: '高建明', role: 'god', mfa: false }}>
          <PageAddressProvider address={{ search: {}, latestSearch: () => ({}), change: () => {} }}>
            <RouterProvider router={router} />
          </PageAddressProvider>
        </SessionProvider>
      </PermissionsProvider>
    </SdkProvider>,
  );
}
beforeEach(async () => {
  answer = () => Response.json({});
  await speak('zh-CN', [
    ...['allocation', 'two-people', 'kit', 'record', 'shell', 'form', 'menu', 'client-profile'],
  ]);
});
afterEach(async () => {
  remove();
  await page.viewport(1280, 720);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function openBook(of: Schemas.Allocation): Promise<string[]> {
  const sent: string[] = [];
  answer = (_body, { method, url }) => {
    const { pathname } = new URL(url);
    if (!pathname.startsWith('/work/')) return Response.json(of);
    sent.push(`${method} ${pathname}`);
    const holder = { id: 'angel', name: '陈雅静' };
    const times = { taken_at: closes, expires_at: closes, aside_until: null, first_look_at: null };
    const item = { type: 'allocation', id: 'p1', holder, assigned_by: null, ...times };
    return Response.json({ mine: false, item, comments: 0 });
  };
  await speak('zh-CN', ['work']);
  const none = () => {};
  const query = { data: undefined } as unknown as Parameters<typeof BookDrawer>[0]['query'];
  await showSheet(
    <BookDrawer id="p1" listed={undefined} query={query} onOpen={none} onClose={none} />,
  );
  await expect.element(page.getByRole('dialog', { name: /HRBR/ })).toBeVisible();
  return sent;
}

// @rule work: An open allocation is claimed, and says who works on it
// @in ./book-drawer.tsx
test('an open book is claimed, and says who works on it', async () => {
  const sent = await openBook(allocation);
  await expect.element(page.getByText('陈雅静正在处理')).toBeVisible();
  await expect.element(button('分配')).toBeVisible();
  expect(sent).toEqual(['PUT /work/admin/v1/claim/allocation/p1']);
});

test.each([
  ['published', { status: 'published' as const }],
  ['of another desk', { decision: { ...allocation.decision, blocked_code: 'FORBIDDEN' } }],
])('a book that is %s is not claimed', async (_what, change) => {
  const sent = await openBook({ ...allocation, ...change });
  await expect.element(page.getByRole('region', { name: '申购订单' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('the buttons to save and publish are visible on a phone, wherever the sheet is scrolled', async () => {
  await page.viewport(375, 812);
  await show(allocation);
  for (const name of ['保存草稿', '公布结果']) {
    await expect.element(button(name)).toBeInTheDocument();
    const { top, bottom } = button(name).element().getBoundingClientRect();
    expect([name, top >= 0, bottom <= 812]).toEqual([name, true, true]);
  }
});

test('on a phone the totals and buttons stay at the bottom, below a toast', async () => {
  await page.viewport(375, 812);
  await show({ ...allocation, note: '登记机构更正' });
  await expect.element(button('公布结果')).toBeVisible();
  const { style } = document.documentElement;
  style.setProperty('--toasts', '80px');
  try {
    const bar = () => {
      const totals = page.getByRole('region', { name: '公布后的结果' }).element();
      return totals.closest('.sticky')?.getBoundingClientRect().bottom;
    };
    expect(bar()).toBe(812);
    const scroller = page.getByRole('dialog').element().querySelector('.overflow-y-auto');
    scroller?.scrollTo({ top: 10_000 });
    expect(bar()).toBe(812);
  } finally {
    style.removeProperty('--toasts');
  }
});

test('before applications have closed the book says from when it can be published', async () => {
  await show({
    ...allocation,
    decision: {
      ...allocation.decision,
      ...{ approve: false, blocked_code: 'APPLICATIONS_OPEN', blocked_times: [closes] },
      blocked_reason: `申购截止（${closes}）后才能配售`,
    },
  });
  await expect.element(page.getByText('现在还不能公布')).toBeVisible();
  await expect.element(page.getByText(/申购截止（2026\/12\/0?1 09:00/)).toBeVisible();
  await expect.element(button('公布结果')).not.toBeInTheDocument();
});

test('an import names its format first, lets the columns be chosen, and has one button that closes it', async () => {
  await show(allocation);
  await userEvent.click(button('导入'));
  const dialog = page.getByRole('dialog', { name: '导入中签数量' });
  await expect.element(dialog.getByText(/至少有订单号和中签数量两列/)).toBeVisible();
  await expect.element(dialog.getByText(/40 笔待配订单/)).toBeVisible();
  const upload = (text: string) =>
    userEvent.upload(
      page.getByLabelText('配售文件'),
      new File([text], 'allotted.csv', { type: 'text/csv' }),
    );
  await upload('order_no,applied,shares given\nT-1,500,200\nT-2,500,700');
  await expect.element(page.getByText('请选择订单号和中签数量所在的列')).toBeVisible();
  await expect.element(button('导入')).not.toBeInTheDocument();
  const preview = page.getByRole('region', { name: '文件的前几行' });
  await expect.element(preview.getByRole('cell', { name: '700' })).toBeVisible();
  await choose(page.getByRole('combobox', { name: '中签数量' }), 'shares given');
  await expect.element(page.getByText('第 3 行')).toBeVisible();

  await upload('委托号,获配数量\nT-1,200\nT-99,100');
  const refused = page.getByRole('dialog', { name: '文件没有导入' });
  await expect.element(refused.getByText('第 3 行')).toBeVisible();
  const closing = refused.getByRole('button').elements();
  expect(closing.filter(({ textContent }) => /取消|关闭/.test(textContent ?? ''))).toHaveLength(1);

  await upload('委托号,获配数量\nT-1,200');
  await userEvent.click(dialog.getByRole('button', { name: '导入', exact: true }));
  await expect.element(page.getByLabelText('T-1 中签数量')).toHaveValue('200');
});

test('a draft that a colleague saved first is told once, with who it was, and what was typed stays', async () => {
  await show(allocation);
  const quantity = page.getByLabelText('T-1 中签数量');
  await userEvent.fill(quantity, '200');
  answer = () =>
    Response.json(
      {
        ...{ type: 'about:blank', title: 'X', status: 409, code: 'STALE_RECORD', message: '不行' },
        ...{ request_id: 'r', changed_by: '高建明', changed_at: closes, current: allocation },
      },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  await userEvent.click(button('保存草稿'));
  await expect.element(page.getByRole('alert').getByText(/高建明/)).toBeVisible();
  expect(page.getByRole('alert').elements()).toHaveLength(1);
  await expect.element(quantity).toHaveValue('200');
});

const drawn: Schemas.Allocation = {
  ...allocation,
  scheme: { name: 'pro_rata', include_robots: false, lots_each: null },
  ...{ seed: 'ab'.repeat(16), allotted_total: 200 },
  lines: allocation.lines.map((one, at) => (at === 0 ? { ...one, allotted: 200 } : one)),
};

test('quantities that differ from a computed result are saved with a reason and their scheme', async () => {
  const sent: Record<string, unknown>[] = [];
  answer = (body) => {
    sent.push(body);
    return Response.json({ ...drawn, scheme: null });
  };
  await show(drawn);
  await expect.element(button('保存草稿')).toBeDisabled();
  await expect.element(page.getByLabelText('手工修改原因')).not.toBeInTheDocument();
  await userEvent.fill(page.getByLabelText('T-1 中签数量'), '100');
  await userEvent.click(button('保存草稿'));
  await expect.element(page.getByText('请填写手工修改原因')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.fill(page.getByLabelText('手工修改原因'), '登记机构更正');
  await userEvent.click(button('保存草稿'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    ...{ note: '登记机构更正', changed_scheme: drawn.scheme, version: 1 },
    lines: [{ trx_id: 'id-1', allotted: 100 }],
  });
});

test('the second approver sees why quantities differ from the draw, and whose identity is not approved', async () => {
  const lines = drawn.lines.map((one, at) => ({
    ...one,
    drawn: at === 0 ? 500 : 0,
    kyc_status: at < 2 ? ('rejected' as const) : one.kyc_status,
  }));
  const sent: Record<string, unknown>[] = [];
  answer = (body) => {
    sent.push(body);
    return Response.json({ ...drawn, status: 'published' });
  };
  const risk_reasons = [{ code: 'client_unverified', level: 'look' } as const];
  const changed = { scheme: null, changed_scheme: drawn.scheme, note: '登记机构更正' };
  await show({ ...drawn, ...changed, lines, risk: 'look', risk_reasons });
  await expect.element(page.getByText('1 笔与“按比例配售”的结果不同')).toBeVisible();
  await expect.element(page.getByText('修改原因：登记机构更正')).toBeVisible();
  await expect.element(page.getByText('规则结果 500')).toBeVisible();
  await expect.element(page.getByText('实名未通过：2 笔，其中 1 笔中签')).toBeVisible();
  await userEvent.click(button('公布结果'));
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('1 笔中签订单的客户实名未通过。')).toBeVisible();
  await expect.element(dialog.getByText(/客户1（client1），T-1：200/)).toBeVisible();
  await expect.element(dialog.getByText('修改原因：登记机构更正')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '确认公布' }));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: '确认公布' }));
  await expect
    .poll(() => sent)
    .toEqual([{ version: 1, acknowledged_reasons: ['client_unverified'] }]);
});

test('two schemes are compared by client and in total, and one of them is used', async () => {
  answer = () =>
    Response.json({
      ...{ scheme: drawn.scheme, seed: drawn.seed, draw: null, digest: 'c'.repeat(64) },
      lines: [{ trx_id: 'id-2', allotted: 500 }],
    });
  await show(drawn);
  await userEvent.click(button('比较规则'));
  const totals = page.getByRole('table', { name: '合计（不含机器人）' });
  await expect.element(totals.getByRole('row', { name: /中签数量 200 500 \+300/ })).toBeVisible();
  await expect
    .element(totals.getByRole('row', { name: /退回.*198,000.*195,000.*-3,000/ }))
    .toBeVisible();
  await expect.element(page.getByText('2 位客户结果不同')).toBeVisible();
  await userEvent.click(button('采用“按比例配售”'));
  await expect.element(page.getByLabelText('T-2 中签数量')).toHaveValue('500');
});

const resultOf = (at: number): Schemas.AllotmentResult => ({
  ...{ order_no: `T-${at}`, client: line(at).client, product: drawn.product },
  ...{ currency: 'USD', applied: 500, allotted: 200, price: '10', funding_model: 'prefund' },
  ...{ charged: '2000.00', payable: '0.00', refunded: '3000.00', pay_deadline: null },
  ...{ published_at: closes, seed: drawn.seed, corrected_at: null },
  scheme: { name: 'draw_numbers', include_robots: false, lots_each: null },
  ...{ draw: { numbers: 200, tails: ['3'] }, numbers: { from: 1, to: 5 } },
});

test('the letters of the orders shown are issued as one document, a page for each', async () => {
  const sent: Record<string, unknown>[] = [];
  answer = (body) => {
    sent.push(body);
    return Response.json({ list: [resultOf(1), resultOf(11)] });
  };
  await show({ ...drawn, status: 'published', published_at: closes });
  await userEvent.fill(page.getByRole('searchbox'), 'client1');
  await userEvent.click(page.getByRole('button', { name: /^通知书（11）$/ }));
  expect(sent).toEqual([]);
  await userEvent.click(button('出具 11 份'));
  const letters = page.getByRole('article', { name: '配售结果通知书' });
  await expect.poll(() => letters.elements()).toHaveLength(2);
  expect(sent).toEqual([
    { trx_ids: ['id-1', ...Array.from({ length: 10 }, (_, at) => `id-${at + 10}`)] },
  ]);
  const [first, last] = letters.elements().map((one) => getComputedStyle(one).breakAfter);
  expect([first, last]).toEqual(['page', 'auto']);
  await expect.element(button('打印')).toBeEnabled();
});

test('the letter of an order says what was allotted, paid and given back, with its lot numbers', async () => {
  answer = () => Response.json(resultOf(1));
  await show({ ...drawn, status: 'published', published_at: closes });
  await userEvent.click(button('T-1 配售结果通知书'));
  const letter = page.getByRole('article', { name: '配售结果通知书' });
  await expect.element(letter.getByText(/中签 200 股。已退回冻结资金/)).toBeVisible();
  await expect.element(letter.getByText(/您的配号：001 – 005/)).toBeVisible();
  await expect.element(letter.getByText('中签号 003')).toBeVisible();
  await expect.element(letter.getByText(/随机种子 abab/)).toBeVisible();
  await expect.element(button('打印')).toBeEnabled();
});
