import { expect, test } from 'vitest';
import { isFewer, toConfirmations } from './confirmations-form.tsx';

test('fewer confirmations than before need a reason, as many or more need none and send none', () => {
  const before = { confirmations: 20, version: 3 };
  expect([isFewer('19', 20), isFewer('20', 20), isFewer('0', null), isFewer('', 20)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(toConfirmations({ confirmations: '21', reason: 'left over' }, before)).toEqual({
    confirmations: 21,
    version: 3,
  });
  expect(toConfirmations({ confirmations: '2', reason: ' 链重组 ' }, before)).toEqual({
    confirmations: 2,
    version: 3,
    reason: '链重组',
  });
});
