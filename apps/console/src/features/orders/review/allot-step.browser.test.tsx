import type { Schemas } from '@brokerdesk/sdk';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { sdkAnswering } from '#/core/api/sdk.fixture.ts';
import { SdkProvider } from '#/core/api/sdk-context.tsx';
import { draw } from '#/ui/controls/draw.fixture.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';
import { SessionProvider } from '#/ui/session/session-context.tsx';
import type { AllottedInput, OrderReason } from '../order-calls.ts';
import { AllotStep } from './allot-step.tsx';

const sdk = sdkAnswering(async () => Response.json({}, { status: 404 }));
const waiting = { changes: [{ field: 'quantity', before: null, after: '100' }] };
const order = {
  ...{ id: 'o1', version: 1, kind: 'stock', currency: 'USD', applied_qty: '500', maker: null },
  ...{ product: { name: '海湾物流' }, risk: 'none', risk_reasons: [] },
  decision: { approve: true, second_person: { waiting } },
  // The step reads no other fields.
} as unknown as Schemas.Trade;

let remove = () => {};
afterEach(() => remove());

// @rule second-person: The second user starts from the quantity that the first has approved
test('the quantity starts as the first of two users has approved it', async () => {
  await speak('zh-CN', ['order-review', 'order', 'decision', 'two-people', 'shell']);
  const kind = {} as DecisionAdapter<Schemas.Trade, OrderReason, AllottedInput>; // Reads nothing of it.
  const labels = {
    approve: { title: '批准', confirm: '批准' },
    reject: { title: '', effect: null },
  };
  const step = { kind, labels, busy: false, error: null, staleNotice: false };
  remove = await draw(
    <SdkProvider sdk={sdk}>
      <SessionProvider user={{ id: 'u1', name: '陈雅静', role: 'angel', mfa: false }}>
        <AllotStep {...step} record={order} onSend={() => {}} onCancel={() => {}} />
      </SessionProvider>
    </SdkProvider>,
  );
  await expect.element(page.getByRole('textbox')).toHaveValue('100');
});
