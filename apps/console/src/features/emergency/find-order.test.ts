import { expect, test } from 'vitest';
import { kindOfNumber } from './find-order.tsx';

test('the first letter of an order number says its kind, however it is typed', () => {
  expect(kindOfNumber(' d20261121-1198')).toBe('deposit');
  expect(kindOfNumber('W20261121-1')).toBe('withdrawal');
  expect(kindOfNumber('T20261121-1')).toBe('trade');
  for (const other of ['', 'X20261121-1', '2026']) expect(kindOfNumber(other)).toBeUndefined();
});
