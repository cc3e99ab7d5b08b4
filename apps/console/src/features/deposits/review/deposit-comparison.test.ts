import { expect, test } from 'vitest';
import { comparePayer, isRepeated } from './deposit-comparison.tsx';

const client = {
  id: '1',
  username: 'wang',
  full_name: 'Ann  Wang',
  agent_name: null,
  superman: null,
  fake: false,
};

// @rule deposits: The payer is marked as the client by name, as another by the server’s finding
test('a payer counts as the client if the names differ only in spaces, unless the server reports a difference', () => {
  const paidBy = (payer_name: string | null, differs = false) =>
    comparePayer({
      payer_name,
      client,
      risk_reasons: differs ? [{ code: 'payer_differs', level: 'look' }] : [],
    });
  expect(paidBy('ANN WANG ')).toBe('same');
  expect(paidBy('Bob', true)).toBe('other');
  // The server holds it against more names than the console has.
  expect(paidBy('Wang An')).toBeUndefined();
  expect(paidBy(null)).toBeUndefined();
});

test('a reference counts as repeated if another deposit has it, also one that only the server can see', () => {
  const seen = (same: 'proof' | 'reference_no' | 'txid') => ({
    id: '2',
    order_no: 'D-2',
    client,
    status: 'approved' as const,
    same: [same],
    created_at: '2026-11-01T08:00:00.000Z',
  });
  const risky = { risk_reasons: [{ code: 'same_reference' as const, level: 'stop' as const }] };
  const calm = { risk_reasons: [] };
  const repeated = (duplicates: ReturnType<typeof seen>[], deposit: typeof risky | typeof calm) =>
    isRepeated({ deposit, duplicates }, 'reference_no');
  expect(repeated([], calm)).toBe(false);
  expect(repeated([seen('proof')], calm)).toBe(false);
  expect(repeated([seen('reference_no')], calm)).toBe(true);
  expect(repeated([], risky)).toBe(true);
});
