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
import { keptDrafts } from '#/ui/kept-drafts.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import { ConfigForm } from './config-form.tsx';
import { riskPaths } from './trade-config-fields.ts';

const limit = {
  ...{ record: '10000', maker_day: '50000', maker_week: '150000', client_day: '20000' },
  ...{ client_week: '50000', pair_day: '10000', pair_week: '20000' },
};
const levels = (kind: string) =>
  Object.fromEntries(
    riskPaths
      .filter((path) => path.startsWith(`risk.${kind}.`))
      .map((path) => [path.split('.')[2], 'look']),
  );
const config = {
  base_currency: 'USD',
  limits: {
    ...{ credit: limit, withdrawal: limit, profit: limit, rollback: limit, exchange: limit },
    total: { maker_day: '75000', maker_week: '200000' },
  },
  fees: { withdrawal_pct: '1', withdrawal_min: '5', exchange_pct: '0', trade_pct: '0.15' },
  profit: {
    price_distance_pct: { stock: '20', block: '20', ipo: '100' },
    ...{ target_tolerance_pct: '20', day_cap_pct: '5' },
  },
  risk: { deposit: levels('deposit'), withdrawal: levels('withdrawal'), kyc: levels('kyc') },
  max_ages: { rate_hours: 72, nav_days: 14 },
  messages: { alone_max: 50 },
  work: { claim_minutes: 15, open_max: 20 },
  factors: { god: 'any', angel: 'any', superman: 'none', hero: 'none' },
  queue_targets: {
    ...{ kyc: 1440, deposit: 120, withdrawal: 240, loan: 1440, compensation: 1440 },
    ...{ bonus: 1440, order: 240, exception: 1440, approval: 480 },
  },
  ...{ version: 3, waiting: [] },
} as unknown as Schemas.TradeConfigState; // Levels by paths are those of the type.

let sent: Schemas.TradeConfig[] = [];
let refusal: object | null = null;
const sdk = sdkAnswering(async (_url, init) => {
  sent.push(JSON.parse(String(init?.body)));
  return refusal === null
    ? Response.json({ id: 'p1', status: 'pending' })
    : Response.json(refusal, {
        status: 400,
        headers: { 'content-type': 'application/problem+json' },
      });
});

let remove = () => {};
beforeEach(async () => {
  [sent, refusal] = [[], null];
  await speak('zh-CN', ['trade-config', 'two-people', 'kit', 'record', 'form']);
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <ConfigForm part="credit" config={config} onClose={() => {}} />,
    }),
    history: createMemoryHistory(),
  });
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'god', mfa: false }}>
        <RouterProvider router={router} />
      </SessionProvider>
    </SdkProvider>,
  );
});
afterEach(() => {
  remove();
  keptDrafts.forgetAll();
});

const field = (name: RegExp) => page.getByRole('textbox', { name });
const submit = () => userEvent.click(page.getByRole('button', { name: '提交复核' }));

test('a change of limits is sent with its reason, and not without one', async () => {
  await userEvent.fill(field(/^单笔/), '8000');
  await submit();
  await expect.element(field(/^变更原因/)).toHaveAccessibleDescription(/请填写变更原因/);
  expect(sent).toEqual([]);
  await userEvent.fill(field(/^变更原因/), ' 审批人员增加 ');
  await submit();
  await expect
    .poll(() => sent)
    .toMatchObject([
      { reason: '审批人员增加', limits: { credit: { record: '8000' } }, version: 3 },
    ]);
});

test('limits that contradict each other are refused at the field', async () => {
  const message = '7 天限额不得低于 24 小时限额，24 小时限额不得低于单笔限额';
  const at = { field: 'limits.credit.pair_day', code: 'LIMITS_CONTRADICT', message };
  refusal = {
    ...{ type: 'about:blank', title: '', status: 400, code: 'VALIDATION', request_id: 'r1' },
    ...{ message, errors: [at] },
  };
  await userEvent.fill(field(/^单笔/), '12000');
  await userEvent.fill(field(/^变更原因/), '大额入金');
  await submit();
  await expect
    .element(field(/^本人对该客户 24 小时累计/))
    .toHaveAccessibleDescription(new RegExp(message));
});
