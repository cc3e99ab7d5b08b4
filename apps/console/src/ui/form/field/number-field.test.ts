import { expect, test } from 'vitest';
import { numberFault, readTypedNumber } from './number-field.tsx';

test('a number keeps to its limits, to the last digit', () => {
  const limits = { min: '0', max: '100' };
  expect(numberFault('100', limits)).toBeNull();
  expect(numberFault('100.01', limits)).toBe('max');
  expect(numberFault('-0.01', limits)).toBe('min');
  expect(numberFault('99999999999999999.9', { max: '99999999999999999.8' })).toBe('max');
  for (const half of ['', '-', '12.', 'x']) expect(numberFault(half, {})).toBe('invalid');
});

test('a text that cannot become a number of that many decimals is none', () => {
  expect(readTypedNumber('12.25', 2)).toBe('12.25');
  expect(readTypedNumber('12.255', 2)).toBeNull();
  expect(readTypedNumber('12.', 0)).toBeNull();
  expect(readTypedNumber('1,200', 0)).toBe('1200');
  expect(readTypedNumber('-1,200.5', 1)).toBe('-1200.5');
  expect(readTypedNumber('１２。５％', 1)).toBe('12.5');
  expect(readTypedNumber('-', 0)).toBe('-');
  expect(readTypedNumber('1e3', 0)).toBeNull();
});

// @rule lists: A comma in a number separates thousands, or is reported
test('a comma that separates no thousands is never dropped: it stays visible, and is no number', () => {
  for (const half of ['3,', '3,5', '12,50']) {
    expect(readTypedNumber(half, 2)).toBe(half);
    expect(numberFault(half, {})).toBe('invalid');
  }
  expect(readTypedNumber('12,500', 2)).toBe('12500');
  for (const none of ['1.234,5', '1,2,3', '1 2']) expect(readTypedNumber(none, 2)).toBeNull();
});
