import type { Schemas } from '@brokerdesk/sdk';
import { expect, test } from 'vitest';
import { signatureOf, waitsForSecond } from './signature.ts';

const waiting: Schemas.WaitingProposal = {
  id: 'p1',
  version: 1,
  subject: { type: 'withdrawal', id: 'w1', name: 'W20261121-1001' },
  maker: { id: 'angel', name: '陈雅静' },
  made_at: '2026-11-21T02:15:30.000Z',
  effective_at: null,
  mine: false,
  limit: 'withdrawal',
  operation: 'auditWithdrawal',
  changes: [],
};
const record = (
  second: Partial<Schemas.SecondPerson> | null,
  maker: Schemas.Person | null = null,
) => ({
  maker,
  decision:
    second === null
      ? {}
      : {
          second_person: {
            ...{ limit: 'withdrawal', bound: 'record', max: '1', used: '2', currency: 'USD' },
            ...{ may: [], may_total: 0, waiting: null },
            ...second,
          } as Schemas.SecondPerson,
        },
});
const colleague = { id: 'hero', name: '李思源' };

test('one signature is enough if the decision names no second person', () => {
  expect(signatureOf(record(null), 'approve')).toBe('alone');
  expect(signatureOf(record({}), 'reject')).toBe('alone');
});

test('what a client asked for waits after the first signature', () => {
  expect(signatureOf(record({}), 'approve')).toBe('first');
});

test('the maker of a record is the first to approve it, and a rollback has no first signature', () => {
  expect(signatureOf(record({}, colleague), 'approve')).toBe('second');
  expect(signatureOf(record({}, colleague), 'rollback')).toBe('first');
});

test('the approval of the second user carries the decision out', () => {
  expect(signatureOf(record({ waiting }), 'approve')).toBe('second');
  expect(signatureOf(record({ waiting }), 'rollback')).toBe('second');
});

test('an own signature that may be given again needs no second person any more', () => {
  expect(signatureOf(record({ waiting: { ...waiting, mine: true } }), 'approve')).toBe('alone');
});

test('a response waits for a second person only if it contains a proposal', () => {
  expect(waitsForSecond(record({ waiting }))).toBe(true);
  expect(waitsForSecond(record({}))).toBe(false);
  expect(waitsForSecond(record(null))).toBe(false);
});
