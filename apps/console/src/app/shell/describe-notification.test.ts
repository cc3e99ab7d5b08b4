import type { Schemas } from '@brokerdesk/sdk';
import { expect, it } from 'vitest';
import { targetOf } from './describe-notification.ts';

const id = '0190b0f4-0000-7000-8000-000000000001';
const assigned = (
  subject_type: Schemas.WorkType,
  values: Record<string, string> = {},
): Schemas.Notification => ({
  ...{ id, kind: 'work_assigned', subject_type, subject_id: id },
  values: { record: 'D-1', by: '高建明', ...values },
  ...{ created_at: '2026-11-28T10:00:00Z', read_at: null },
});

it.each([
  ['product', { kind: 'fund' }, '/trades/fund'],
  ['proposal', {}, '/approval'],
  ['staff_user', {}, '/users'],
] as const)('a mention on a %s opens it, whoever made it', (subject_type, values, page) => {
  const mention = { ...assigned('deposit', values), kind: 'mentioned' as const, subject_type };
  expect(targetOf(mention)).toEqual({ page, search: { id } });
});

it.each([
  ['message', '/message'],
  ['support_channel', '/service'],
  ['ip_rule', '/config/ip_access'],
] as const)('a mention on a %s opens it in the list that has it', (subject_type, page) => {
  const mention = { ...assigned('deposit'), kind: 'mentioned' as const, subject_type };
  expect(targetOf(mention)).toEqual({ page, search: { q: 'D-1', id } });
});

it.each([
  ['exchange', 'XHKG', '/config/exchange_config', { view: 'market', q: 'XHKG' }],
  ['service_account', 'reports', '/config/permission', { view: 'service-accounts', q: 'reports' }],
  ['bank_line', 'S-7 #3', '/funds/reconciliation', { state: 'all', q: 'S-7 #3' }],
  ['currency_pair', 'USD/HKD', '/config/currency_pair', { primary: 'USD', secondary: 'HKD' }],
  [
    ...(['rate', 'USD/HKD', '/config/exchange_config'] as const),
    { primary: 'USD', secondary: 'HKD', status: 'all', size: 100 },
  ],
] as const)(
  'a mention on a %s opens it by what its list finds it by',
  (type, record, page, search) => {
    const mention = {
      ...{ ...assigned('deposit', { record }), kind: 'mentioned' as const, subject_type: type },
    };
    expect(targetOf(mention)).toEqual({ page, search: { ...search, id } });
  },
);

it('a decided proposal opens among the own ones', () => {
  const decided = { ...assigned('proposal'), kind: 'proposal_rejected' as const };
  expect(targetOf(decided)).toEqual({ page: '/approval', search: { whose: 'mine', id } });
});

it.each([
  ['deposit', {}, '/funds/deposit', { id }],
  ['withdrawal', {}, '/funds/withdrawal', { id }],
  ['overdrawn', { kind: 'loan' }, '/funds/loan', { id }],
  ['overdrawn', { kind: 'bonus' }, '/funds/compensation', { id }],
  ['kyc', {}, '/kyc', { id }],
  ['trade', { kind: 'ipo' }, '/trx/ipo', { id }],
  ['amendment', {}, '/emergency', { id }],
  ['crypto_address', { record: 'TQn9' }, '/crypto_address', { q: 'TQn9', id }],
  ['proposal', {}, '/approval', { id }],
  ['allocation', { kind: 'ipo' }, '/trx/allocation', { id }],
  ['dataException', {}, '/data_exception', { id }],
] as const)('an assigned %s opens on its page', (type, values, page, search) => {
  expect(targetOf(assigned(type, values))).toEqual({ page, search });
});
