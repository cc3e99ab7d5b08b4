import { compilePermissions, rolePermissions } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListQuery } from '#/business/list/table/column.ts';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { toastStore } from '#/ui/controls/toast-store.ts';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { registerTopicQueries } from '#/ui/live/invalidate-topics.ts';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { PageAddressProvider } from '#/ui/page/page-address.tsx';
import { PermissionsProvider } from '#/ui/permission.tsx';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { DeskDrawer } from './desk-drawer.tsx';

registerTopicQueries((topic) => (topic === 'proposal' ? [proposalKey] : []));

const decision = {
  ...{ approve: true, reject: true, withdraw: false },
  ...{ blocked_code: null, blocked_reason: null },
};

const config = (id: string, operation: string): Schemas.Proposal => ({
  ...{ id, version: 1, limit: 'config', operation, client: null, status: 'pending', changes: [] },
  subject: { type: 'setting', id: 'trade', name: 'trade' },
  ...{ amount: null, currency: 'USD', checker: null, checked_at: null, reason: null },
  ...{ effective_at: null, may: [], may_total: 0, decision },
  maker: { id: 'm1', name: '陈雅静' },
  ...{ made_at: '2026-11-21T02:15:30.000Z', expires_at: '2026-11-28T02:15:30.000Z' },
  ...{ created_at: '2026-11-21T02:15:30.000Z', updated_at: '2026-11-21T02:15:30.000Z' },
});

const closed = { ...decision, approve: false, reject: false };
const expired = {
  status: 'expired',
  ...{ checked_at: '2026-11-28T02:15:30.000Z', decision: closed },
  reason: '记录已变更，提案自动关闭，请重新提交',
} as const;
const nothing = {
  plan: null,
  settle_at: null,
  pay_deadline: null,
  reason: null,
  reason_code: null,
};
const proposedSale = {
  trade: {
    ...{ id: 'o1', version: 2, kind: 'stock', order_no: 'T20261121-1350', status: 'holding' },
    ...{ currency: 'USD', price: '5.6', applied_qty: '200', allotted_qty: '200', ...nothing },
    ...{ amount: '1120.00', payable: '1120.00', paid: '1120.00', outstanding: '0.00' },
    ...{ frozen: '0.00', fee: '0.00', fee_pct: '0.5', profit: null, sold_price: null },
    ...{ client: { id: 'c1', username: 'li', full_name: 'Li', agent_name: 'A', superman: null } },
    ...{
      product: { id: 'p1', kind: 'stock', code: 'HRBR', name: 'Harbor' },
      funding_model: 'prefund',
    },
    ...{ account_id: 'a1', acc_no: 'USD-1', side: 'buy', remark: null, client_remark: null },
    ...{ created_at: '2026-11-20T02:15:30.000Z', made_at: '2026-11-20T02:15:30.000Z' },
    ...{ maker: null, checker: null, checked_at: null, opened_at: null, phase: null },
    ...{ parent_id: null, steps: [], risk: 'none', risk_reasons: [], decision },
  },
  account: {
    ...{ id: 'a1', version: 1, acc_no: 'USD-1', currency: 'USD' },
    ...{ balance: '500.00', available: '500.00', frozen: '0.00' },
  },
  ...{ allotment: null, confirm_at: null, sale: null, sale_signing: null },
  ...{ parent: null, parts: [], history: [] },
  proposed_sale: { quantity: null, price: '6', profit: null, evidence: null },
};
const money = (amount: string): Schemas.ClientMoney => ({
  totals: [{ currency: 'USD', count: 1, amount }],
  base: { currency: 'USD', amount, rates: 'current', unrated: 0 },
});
const clientSummary: Schemas.ClientSummary = {
  ...{ client_id: 'c1', fake: false, balance: money('1200.50'), deposited: null, withdrawn: null },
  ...{ pending: [], risk: { level: 'none', reasons: [] } },
  last_contact: { message: null, note: null, seen_at: null },
};
const card = {
  ...{ id: 'b1', version: 1, bank_name: '招商银行', holder_name: '李国栋' },
  ...{ acc_no: '6225****6789', phone: null, address: null },
  ...{ created_at: '2026-11-20T02:15:30.000Z', updated_at: '2026-11-20T02:15:30.000Z' },
};
const dealing = {
  ...{ product: { id: 'f1', kind: 'fund', code: 'HRBF', name: 'Harbor Fund' }, currency: 'USD' },
  ...{ may_confirm: true, waiting: [] },
  days: [
    {
      ...{ day: '2026-11-20', cutoff_at: '2026-11-20T07:00:00.000Z' },
      nav: { nav: '1.2345', nav_at: '2026-11-20T07:00:00.000Z', version: 1 },
      subscriptions: { count: 2, amount: '3000.00', in_review: 0 },
      redemptions: { count: 0, units: '0', in_review: 0 },
    },
  ],
};
function claimsNext(url: string | URL | Request): string | null {
  const { searchParams } = new URL(String(url), location.origin);
  const next = searchParams.get('claim_next');
  if (next) claimedNext.push(`${next} ${searchParams.get('claim_next_type')}`);
  return next;
}

let expires = false;
let rows: Schemas.Proposal[];
const sent: string[] = [];
const bodies: unknown[] = [];
let isPaused = false;
const paused: (() => void)[] = [];
const requested: (string | undefined)[] = [];
const claims: string[] = [];
const claimedNext: string[] = [];
const claimOf = (id: string | undefined) => ({
  ...{ mine: true, comments: 0 },
  item: {
    ...{ type: 'proposal', id, holder: { id: 'u1', name: 'A' }, taken_at: null, expires_at: null },
    ...{ assigned_by: null, aside_until: null, first_look_at: null },
  },
});
const sdk = sdkAnswering(async (url, init) => {
  const path = new URL(String(url), location.origin).pathname;
  const id = path.split('/').at(-1);
  const row = rows.find((one) => one.id === id);
  if (path.startsWith('/work/admin/v1/claim/')) {
    claims.push(`${init?.method} ${id}`);
    return Response.json(claimOf(id));
  }
  if (init?.method === 'PUT' && row) {
    sent.push(path);
    bodies.push(JSON.parse(String(init.body)));
    if (expires) {
      const current = { ...row, ...expired };
      rows = rows.map((one) => (one.id === id ? current : one));
      const problem = { type: 'about:blank', title: '', status: 409, code: 'PROPOSAL_CLOSED' };
      const headers = { 'content-type': 'application/problem+json' };
      return Response.json(
        { ...problem, message: '该申请已处理', request_id: 'r1', current },
        { status: 409, headers },
      );
    }
    const applied = { ...row, status: 'applied' as const, decision: closed };
    rows = rows.map((one) => (one.id === id ? applied : one));
    const next = claimsNext(url);
    return Response.json({ ...applied, ...(next && { claimed_next: claimOf(next) }) });
  }
  if (path === '/client/admin/v1/summary/c1') return Response.json(clientSummary);
  if (path === '/client/admin/v1/bank/c1') return Response.json({ list: [card], waiting: [] });
  if (path === '/fund/admin/v1/dealing/f1') return Response.json(dealing);
  if (path === '/trx/admin/v1/stock/o1') return Response.json(proposedSale);
  if (row) {
    requested.push(id);
    if (isPaused) await new Promise<void>((resolve) => paused.push(resolve));
    return Response.json(row);
  }
  if (path === '/comment/admin/v1/record') {
    return Response.json({ list: [], total: 0, page: 1, size: 50 });
  }
  return Response.json(
    { code: 'NOT_FOUND', status: 404, title: '', type: 'about:blank' },
    { status: 404 },
  );
});

let openId: string | undefined;
function Desk() {
  const [id, setId] = useState<string | undefined>('p1');
  openId = id;
  if (id === undefined) return null;
  return (
    <DeskDrawer
      id={id}
      listed={isPaused ? undefined : rows.find((row) => row.id === id)}
      // The drawers of proposals and of records with a call of their own leave the list alone.
      query={{} as ListQuery<Schemas.Proposal>}
      onOpen={setId}
      onClose={() => setId(undefined)}
      queue={{
        rows,
        watch: () => ({ isCurrent: () => true, end: () => {} }),
        findWaiting: async () => [],
        queryKey: ['approval'],
        labels: { opened: ({ id: next }) => next, none: '没有待您复核的申请了' },
      }}
    />
  );
}

const deskAddress = { search: {}, latestSearch: () => ({}), change: () => {} };
let remove = () => {};
async function show(...shown: Schemas.Proposal[]): Promise<void> {
  rows = shown;
  const router = createRouter({
    routeTree: createRootRoute({ component: Desk }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: 'A', role: 'god', mfa: false }}>
        <PermissionsProvider permissions={compilePermissions(rolePermissions('god'))}>
          <PageAddressProvider address={deskAddress}>
            <RouterProvider router={router} />
          </PageAddressProvider>
        </PermissionsProvider>
      </SessionProvider>
    </SdkProvider>,
  );
}

beforeEach(async () => {
  for (const list of [sent, bodies, paused, requested, claims, claimedNext]) list.length = 0;
  [expires, isPaused] = [false, false];
  await speak('zh-CN', ['approval', 'two-people', 'decision', 'menu', 'kit', 'record', 'shell']);
});
afterEach(() => remove());

test('a proposal without a record is approved by keys, named in the message, and followed by the next', async () => {
  await show(config('p1', 'updateTradeConfig'), config('p2', 'updateQuotation'));
  await expect.element(page.getByRole('dialog', { name: '修改交易参数' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).toBeVisible();
  await userEvent.keyboard('a');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect.poll(() => openId).toBe('p2');
  expect(sent).toEqual([expect.stringMatching(/audit\/p1$/)]);
  expect(toastStore.read().at(-1)).toMatchObject({
    title: '已复核并执行',
    description: '修改交易参数 · 交易参数',
    link: { search: { id: 'p1' } },
  });
});

test('the approver of an invitation stays to collect half of its code', async () => {
  const invitation = {
    ...config('p1', 'createStaff'),
    subject: { type: 'staff_user', id: null, name: 'hero11' },
  };
  await show(invitation, config('p2', 'updateQuotation'));
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).toBeVisible();
  await userEvent.keyboard('a');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(page.getByText('已执行', { exact: true })).toBeVisible();
  expect(openId).toBe('p1');
});

test('a proposal that the reader may not approve is shown by itself, whatever its record', async () => {
  const subject = { type: 'deposit', id: 'd1', name: 'D20261127-1' };
  const own = { ...config('p1', 'auditDeposit'), subject };
  await show({ ...own, decision: { ...decision, approve: false, reject: false, withdraw: true } });
  await expect.element(page.getByRole('dialog', { name: '通过入金' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤回申请' })).toBeVisible();
});

// @rule second-person: The approver of a sale sees its payout, evidence and order, besides what changes
// @in features/orders/review/order-drawer.tsx
test('a proposed sale shows the payout and the order behind it', async () => {
  const subject = { type: 'trade', id: 'o1', name: 'T20261121-1350', trade_kind: 'stock' as const };
  await show({ ...config('p1', 'settleTrade'), limit: 'profit', subject });
  await expect.element(page.getByText('1,194.40 USD').first()).toBeVisible();
  await expect.element(page.getByText('订单历程')).toBeVisible();
});

// @rule second-person: The approver of a card or an exchange sees the client's money and cards
// @in features/client-drawer/client-evidence.tsx
test('a proposed card shows the client behind it, and the cards that are there', async () => {
  const client = {
    ...{ id: 'c1', username: 'li', full_name: '李国栋', agent_name: 'A', superman: null },
    ...{ fake: false, kyc_status: 'approved' as const },
  };
  await show({ ...config('p1', 'addClientBank'), limit: 'bank', client });
  await expect.element(page.getByRole('heading', { name: '客户概况：李国栋' })).toBeVisible();
  await expect.element(page.getByText('1,200.50 USD')).toBeVisible();
  await expect.element(page.getByText('6225 **** 6789')).toBeVisible();
});

test('a proposed confirmation of a dealing day shows the orders of that day', async () => {
  const subject = { type: 'product', id: 'f1', name: 'Harbor Fund' };
  await show({ ...config('p1', 'confirmFundDealing'), limit: 'profit', subject });
  await expect.element(page.getByText('3,000.00 USD')).toBeVisible();
  expect(page.getByRole('button', { name: '确认' }).elements()).toEqual([]);
});

test('a proposal is rejected by R, the digit of a reason and Enter', async () => {
  await show(config('p1', 'updateTradeConfig'));
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).toBeVisible();
  await userEvent.keyboard('r4{Enter}');
  await expect
    .poll(() => bodies)
    .toEqual([{ result: 'rejected', reason_code: 'duplicate', reason: null, version: 1 }]);
});

// @rule second-person: A key pressed before a proposal is ready decides that proposal, never another
// @in features/approval/proposal-drawer.tsx business/decision/use-turn.ts
test('a key pressed before the proposal is there begins its decision', async () => {
  isPaused = true;
  await show(config('p1', 'updateTradeConfig'), config('p2', 'updateQuotation'));
  await expect.poll(() => requested).toEqual(['p1']);
  await userEvent.keyboard('a');
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  for (const answer of paused.splice(0)) answer();
  await expect.element(page.getByRole('button', { name: '确认执行' })).toBeVisible();
});

// @rule second-person: The desk decides a proposal and claims the next in one call
// @in features/approval/proposal-drawer.tsx domains/work/claim-next.ts
test('a decision at the desk claims the next proposal, and asks for nothing that the list has', async () => {
  await show(config('p1', 'updateTradeConfig'), config('p2', 'updateQuotation'));
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).toBeVisible();
  await userEvent.keyboard('a');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect.element(page.getByRole('dialog', { name: '修改汇率' })).toBeVisible();
  expect(claimedNext).toEqual(['p2 proposal']);
  await expect.poll(() => claims).toEqual(['PUT p1']);
  expect(requested).not.toContain('p2');
});

test('the comments on the record of a proposal are beside it', async () => {
  const subject = { type: 'deposit', id: 'd1', name: 'D20261127-1' };
  const own = { ...config('p1', 'auditDeposit'), subject };
  await show({ ...own, decision: { ...decision, approve: false, reject: false, withdraw: true } });
  await expect.element(page.getByRole('heading', { name: '评论' })).toBeVisible();
});

test('an expired proposal says why it ended, and takes no decision', async () => {
  await show({ ...config('p1', 'updateTradeConfig'), ...expired, note: '新团队参与审批' });
  await expect.element(page.getByText('已过期')).toBeVisible();
  await expect.element(page.getByText(expired.reason)).toBeVisible();
  await expect.element(page.getByText('新团队参与审批')).toBeVisible();
  await userEvent.keyboard('a');
  await expect.element(page.getByRole('button', { name: '确认执行' })).not.toBeInTheDocument();
  expect(page.getByRole('button', { name: /复核并执行/ }).elements()).toEqual([]);
  expect(sent).toEqual([]);
});

// @rule second-person: A proposal that expires while it is read is not executed, and says why it ended
// @in features/approval/proposal-actions.tsx
test('a proposal that expires while it is read is not executed, and is shown as it ended', async () => {
  await show(config('p1', 'updateTradeConfig'));
  expires = true;
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).toBeVisible();
  await userEvent.keyboard('a');
  await page.getByRole('button', { name: '确认执行' }).click();
  await expect.element(page.getByText('申请已结束')).toBeVisible();
  expect(openId).toBe('p1');
  await expect.element(page.getByRole('button', { name: /复核并执行/ })).not.toBeInTheDocument();
});
