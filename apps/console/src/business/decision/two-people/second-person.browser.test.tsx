import type { Schemas } from '@brokerdesk/sdk';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { ProposedChanges } from './proposed-changes.tsx';
import { SecondPersonNotice } from './second-person-notice.tsx';

const sent: { url: string; body: unknown }[] = [];
let answer: () => Response;
const sdk = sdkAnswering(async (url, init) => {
  sent.push({ url: String(url), body: JSON.parse(String(init?.body)) });
  return answer();
});

const waiting: Schemas.WaitingProposal = {
  id: 'p1',
  version: 3,
  subject: { type: 'withdrawal', id: 'w1', name: 'W20261121-1001' },
  maker: { id: 'angel', name: '陈雅静' },
  made_at: '2026-11-21T02:15:30.000Z',
  effective_at: null,
  mine: false,
  limit: 'withdrawal',
  operation: 'auditWithdrawal',
  changes: [],
};

function decisionOf(second: Partial<Schemas.SecondPerson>): Schemas.Decision {
  return {
    ...{ approve: true, reject: true, rollback: false, blocked_code: null, blocked_reason: null },
    second_person: {
      ...{ limit: 'withdrawal', bound: 'client_day', max: '20000.00', used: '24500.00' },
      ...{ currency: 'USD', may: [{ id: 'angel2', name: 'Victoria Lam' }], may_total: 1 },
      ...{ you: 'first', maker: null, waiting: null },
      ...second,
    },
  };
}

let remove = () => {};
async function show(element: React.ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <RouterProvider router={router} />
    </SdkProvider>,
  );
}
beforeEach(async () => {
  await speak('zh-CN', ['two-people', 'menu', 'kit', 'record', 'shell']);
  sent.length = 0;
  answer = () => Response.json({ id: 'p1', version: 4 });
});
afterEach(() => remove());

/** As it is read: an amount and its currency stay on one line. */
const notice = () =>
  document.querySelector('[data-slot=notice]')?.textContent?.replaceAll('\u00a0', ' ');

test('the notice names the exceeded limit, the excess and the possible second approvers', async () => {
  await show(<SecondPersonNotice decision={decisionOf({})} />);
  await expect.poll(notice).toContain('须双人复核');
  expect(notice()).toContain(
    '出金该客户 24 小时累计超过 20,000.00 USD 须双人复核，连同本笔为 24,500.00 USD',
  );
  expect(notice()).toContain('您可以签第一签，之后须另一人再签。');
  expect(notice()).toContain('其他可复核人：Victoria Lam');
});

test('the notice tells the second approver to confirm, and does not say that another person is needed', async () => {
  const maker = { id: 'angel', name: '陈雅静' };
  const second = { you: 'second' as const, maker, may: [], may_total: 0 };
  await show(<SecondPersonNotice decision={decisionOf(second)} />);
  await expect.poll(notice).toMatch(/^须双人复核由 陈雅静 提交，您可以签第二签。/);
  expect(notice()).not.toContain('没有其他人');
});

test.each([
  ['own', '由您提交，须由他人复核。'],
  ['tied', '您与 陈雅静 的账户有关联'],
  ['none', '您没有复核权限。'],
] as const)('a reader who may not approve it is told why: %s', async (you, text) => {
  const maker = { id: 'angel', name: '陈雅静' };
  await show(<SecondPersonNotice decision={decisionOf({ you, maker })} />);
  await expect.poll(notice).toContain(text);
  expect(notice()).toContain('可复核人：Victoria Lam');
});

test('a reader who handled the access of the client is not told to have created the record', async () => {
  await show(<SecondPersonNotice decision={decisionOf({ you: 'own', maker: null })} />);
  await expect.poll(notice).toContain('您提交或经手过此项（如该客户的登录资料）');
});

test('the first five of many possible approvers are named, and all are counted', async () => {
  const may = Array.from({ length: 10 }, (_, at) => ({ id: `p${at}`, name: `甲${at}` }));
  await show(<SecondPersonNotice decision={decisionOf({ may, may_total: 12 })} />);
  await expect.poll(notice).toContain('其他可复核人：甲0、甲1、甲2、甲3、甲4 等 12 人');
});

// @rule second-person: The second approver reads the note of the first beside the record
// @in ./second-person-notice.tsx
test('the notice shows what the first signer noted, and the way to the proposal that it is given', async () => {
  const noted = {
    ...waiting,
    note: '银行退汇',
    changes: [
      { field: 'status', before: 'pending', after: 'approved' },
      { field: 'override_reason', before: null, after: '已电话核实' },
    ],
  };
  await show(
    <SecondPersonNotice
      decision={decisionOf({ you: 'second', waiting: noted })}
      toProposal={<button type="button">打开申请</button>}
    />,
  );
  await expect.poll(notice).toMatch(/说明：银行退汇.*放行理由.*已电话核实/);
  expect(notice()).not.toContain('状态');
  await expect.element(page.getByRole('button', { name: '打开申请' })).toBeVisible();
  expect(document.querySelector('a')).toBeNull();
});

test('the notice says that no second approver exists, and that a record without a value has none', async () => {
  await show(<SecondPersonNotice decision={decisionOf({ may: [], may_total: 0, used: null })} />);
  await expect.poll(notice).toContain('目前没有其他人可复核');
  expect(notice()).toContain('金额无法按有效汇率折算');
});

test('the notice says who signed first, and leads to the proposal; only an own signature is withdrawn', async () => {
  await show(<SecondPersonNotice decision={decisionOf({ you: 'second', waiting })} />);
  await expect.poll(notice).toContain('陈雅静 已于 2026/11/21 10:15:30');
  expect(notice()).toContain('您可以签第二签。');
  await expect
    .element(page.getByRole('link', { name: '查看复核申请' }))
    .toHaveAttribute('href', '/approval?id=p1');
  expect(document.querySelector('button')).toBeNull();
});

test('an own signature is withdrawn in the version that was seen; a refusal is shown in the question', async () => {
  await show(
    <SecondPersonNotice
      decision={decisionOf({ you: 'own', waiting: { ...waiting, mine: true } })}
    />,
  );
  await expect.poll(notice).toContain('您已于');
  answer = () =>
    Response.json(
      {
        ...{ type: 'about:blank', title: 'Conflict', status: 409, code: 'PROPOSAL_CLOSED' },
        ...{ message: '该变更已处理', detail: '该变更已处理', request_id: 'r1' },
      },
      { status: 409, headers: { 'content-type': 'application/problem+json' } },
    );
  await userEvent.click(page.getByRole('button', { name: '撤回我的签署' }));
  await userEvent.click(page.getByRole('button', { name: '确认撤回' }));
  const refusal = () => document.querySelector('[role=alert]')?.textContent;
  await expect.poll(refusal).toBe('没有撤回成功该变更已处理');
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await userEvent.click(page.getByRole('button', { name: '确认撤回' }));
  await expect.poll(refusal).toMatch(/^不确定是否已撤回/);
  answer = () => Response.json({ id: 'p1', version: 4 });
  await userEvent.click(page.getByRole('button', { name: '确认撤回' }));
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual({
    url: 'http://desk.example/approval/admin/v1/withdraw/p1',
    body: { version: 3 },
  });
});

test('the state of an order is named after its kind', async () => {
  const changes = [{ field: 'status', before: 'holding', after: 'sold' }];
  await show(
    <>
      <ProposedChanges changes={changes} kind="fund" />
      <ProposedChanges changes={changes} kind="stock" />
    </>,
  );
  const insertions = () => [...document.querySelectorAll('dl ins')].map((one) => one.textContent);
  await expect.poll(insertions).toEqual(['已赎回', '已卖出']);
});

test('changes show the labels of their fields, or the path if a field has no label', async () => {
  await show(
    <ProposedChanges
      changes={[
        { field: 'limits.withdrawal.maker_day', before: '50000', after: '60000.00' },
        { field: 'fees.trade_pct', before: '0.15', after: '0.2' },
        { field: 'products', before: '["stock"]', after: '["stock","ipo"]' },
        { field: 'acc_no', before: null, after: '6225880112345678' },
        { field: 'some.newer', before: 'true', after: 'false' },
      ]}
    />,
  );
  const facts = () => [...document.querySelectorAll('dl > div')].map((row) => row.textContent);
  await expect
    .poll(facts)
    .toEqual([
      '出金 · 本人 24 小时累计50,00060,000.00',
      '交易手续费率0.15%0.20%',
      '可交易产品打板打板、新股申购',
      '账号6225880112345678',
      'some.newer是否',
    ]);
});
