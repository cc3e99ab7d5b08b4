import { expect, test } from 'vitest';
import { type ConfigDraft, toConfigDraft, toTradeConfig } from './config-draft.ts';

const targets = <Value>(as: (minutes: number) => Value) => ({
  ...{
    kyc: as(1440),
    deposit: as(120),
    withdrawal: as(240),
    loan: as(1440),
    compensation: as(1440),
  },
  ...{ bonus: as(1440), order: as(240), exception: as(1440), approval: as(480) },
  ...{ payment_due: as(1440), awaiting_settlement: as(1440), matured: as(1440) },
});
const limit = {
  ...{ record: '10000', maker_day: '50000', maker_week: '150000', client_day: '20000' },
  ...{ client_week: '50000', pair_day: '10000', pair_week: '20000' },
};
const draft: ConfigDraft = {
  base_currency: 'USD',
  limits: {
    ...{ credit: limit, withdrawal: limit, profit: limit, rollback: limit, exchange: limit },
    total: { maker_day: '75000', maker_week: '200000' },
  },
  fees: { withdrawal_pct: '1', withdrawal_min: '5.', exchange_pct: '0', trade_pct: ' 0.15' },
  profit: {
    price_distance_pct: { stock: '20', block: '20', ipo: '100.' },
    target_tolerance_pct: '20',
    day_cap_pct: '5',
  },
  risk: {
    deposit: {
      ...{ same_reference: 'stop', same_txid: 'stop', same_proof: 'stop' },
      ...{ payer_differs: 'look', unusual_amount: 'look' },
      ...{ client_unverified: 'look', recorded_without_proof: 'look', client_high_risk: 'look' },
    },
    withdrawal: {
      ...{ holder_differs: 'stop', shared_destination: 'stop', client_unverified: 'look' },
      client_high_risk: 'look',
      ...{ new_destination: 'look', password_changed: 'look', sessions_ended: 'look' },
      ...{ new_device: 'look', failed_sign_ins: 'look', not_traded: 'look', shared_ip: 'look' },
    },
    kyc: {
      ...{ same_id_no: 'stop', same_document: 'stop', under_age: 'stop' },
      ...{ document_expired: 'stop', document_expiring: 'look' },
    },
    order: { client_unverified: 'look' },
  },
  max_ages: { rate_hours: '72', nav_days: '14' },
  messages: { alone_max: '50' },
  work: { claim_minutes: '15', open_max: '20' },
  factors: { god: 'any', angel: 'any', superman: 'none', hero: 'none' },
  queue_targets: targets(String),
  reason: ' More approvers. ',
};

test('everything is sent with the version seen, numbers without a point at their end', () => {
  const sent = toTradeConfig(draft, 3);
  expect(sent).toMatchObject({
    fees: { withdrawal_min: '5', trade_pct: '0.15' },
    profit: { price_distance_pct: { ipo: '100' } },
    limits: { rollback: limit },
    max_ages: { rate_hours: 72, nav_days: 14 },
    messages: { alone_max: 50 },
    work: { claim_minutes: 15, open_max: 20 },
    queue_targets: targets(Number),
    reason: 'More approvers.',
    version: 3,
  });
});

test('what waits for a second person is no part of the config', () => {
  const state = {
    ...draft,
    max_ages: { rate_hours: 72, nav_days: 14 },
    messages: { alone_max: 50 },
    queue_targets: targets(Number),
    work: { claim_minutes: 15, open_max: 20 },
    version: 3,
    waiting: [],
  };
  expect(Object.keys(toConfigDraft(state))).toEqual(Object.keys(draft));
});
