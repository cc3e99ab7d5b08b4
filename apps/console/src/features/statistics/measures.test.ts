import { expect, test } from 'vitest';
import { changeOf, mainCurrency } from './measures.ts';

test('a change is a share of the earlier value, and nothing if there was none', () => {
  expect(changeOf(15, 10)).toBe(50);
  expect(changeOf(5, 10)).toBe(-50);
  expect(changeOf(10, -10)).toBe(200);
  expect(changeOf(10, 0)).toBeNull();
});

test('the currency with most orders comes first', () => {
  const of = (currency: string, orders: number) => ({
    currency,
    // Only the number of orders matters here.
    trades: { orders } as Parameters<typeof mainCurrency>[0][number]['trades'],
  });
  expect(mainCurrency([of('HKD', 2), of('USD', 7), of('CNY', 3)])).toBe('USD');
  expect(mainCurrency([])).toBeUndefined();
});
