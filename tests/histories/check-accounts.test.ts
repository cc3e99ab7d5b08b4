import { expect, test } from 'vitest';
import { checkAccounts } from './check-accounts.ts';
import type { AccountState } from './final-state.ts';
import type { Call } from './history.ts';

const fund = { transaction: 'fund', cause: null, bucket: 'available', amount: '100.00' } as const;
const paid = (record: string, amount: string) =>
  ({ transaction: record, cause: `${record} done`, bucket: 'available', amount }) as const;

const account = (balance: string, ...entries: AccountState['entries']): AccountState => ({
  ...{ id: 'a-1', balance, frozen: '0', entries: [fund, ...entries] },
});

function exchange(record: string, [called, returned]: [number, number], answer: string): Call {
  return {
    ...{ id: called, record, by: 'angel', replica: 0, key: record, called, returned, answer },
    action: { name: 'exchange', from: 'USD', to: 'EUR', amount: '40.00' },
    spends: { account: 'a-1', amount: '40.00' },
  };
}

const check = (state: AccountState, ...calls: Call[]) =>
  checkAccounts(
    [state],
    Map.groupBy(calls, ({ record }) => record),
  );

const both = account('20.00', paid('x', '-40.00'), paid('y', '-40.00'));

test('an account whose entries follow its calls and sum to its balance is right', () => {
  const overlapping = [exchange('y', [0, 9], 'done'), exchange('x', [1, 8], 'done')];
  expect(check(both, ...overlapping)).toEqual([]);
});

test('an entry behind one whose call began after its response is wrong', () => {
  const calls = [exchange('y', [0, 1], 'done'), exchange('x', [2, 3], 'done')];
  expect(check(both, ...calls).join()).toContain('y done had returned before x done was called');
});

test('a balance that the entries do not sum to is wrong', () => {
  const calls = [exchange('x', [0, 1], 'done'), exchange('y', [2, 3], 'done')];
  expect(check({ ...both, balance: '60.00' }, ...calls)).toHaveLength(1);
  const shown = calls.map((call) => ({ ...call, balance: '60.00' }));
  expect(check(both, ...shown).join()).toContain('y done responded with the balance 60.00');
});

test('a refusal for want of money is wrong if there was enough all the time', () => {
  const done = [exchange('x', [0, 1], 'done'), exchange('y', [4, 5], 'done')];
  const refused = (called: number, returned: number) =>
    check(both, ...done, exchange('z', [called, returned], 'INSUFFICIENT_FUNDS'));
  expect(refused(2, 3)).toHaveLength(1);
  expect(refused(2, 5)).toEqual([]);
  expect(refused(6, 7)).toEqual([]);
});
