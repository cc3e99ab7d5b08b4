import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { recordPage } from './record-page.ts';

type RecordType = NonNullable<Schemas.ClientEvent['record']>['type'];

const pageOf = (type: RecordType, tradeKind: Schemas.TradeKind | null = null) =>
  recordPage({ record: { type, id: 'x', order_no: null }, trade_kind: tradeKind });

test('a record is shown on the page of its kind, and an exchange on none', () => {
  expect(pageOf('kyc')).toBe('/kyc');
  expect(pageOf('deposit')).toBe('/funds/deposit');
  expect(pageOf('bonus')).toBe('/funds/compensation');
  expect(pageOf('trade', 'ipo')).toBe('/trx/ipo');
  expect(pageOf('trade')).toBeNull();
  expect(pageOf('amendment')).toBe('/emergency');
  expect(pageOf('exchange')).toBeNull();
  expect(recordPage({ record: null, trade_kind: null })).toBeNull();
});
