import { expect, test } from 'vitest';
import { lineMoney } from './line-figures.ts';

const line = {
  applied: 500,
  price: '10.333',
  amount: '5166.50',
  funding_model: 'prefund' as const,
};

test('what is prefunded is charged by the piece, rounded up, and the rest is given back', () => {
  expect(lineMoney(100, line)).toEqual({
    charged: '1033.30',
    payable: '0.00',
    refunded: '4133.20',
  });
  expect(lineMoney(100, { ...line, price: '10.3331' }).charged).toBe('1033.31');
  expect(lineMoney(500, line)).toEqual({ charged: '5166.50', payable: '0.00', refunded: '0.00' });
  expect(lineMoney(0, line)).toEqual({ charged: '0.00', payable: '0.00', refunded: '5166.50' });
});

test('what was given back is the same once it is published, and nothing is frozen any more', () => {
  const published = { ...line, frozen: '0.00' };
  expect(lineMoney(100, published).refunded).toBe('4133.20');
  expect(lineMoney(0, published).refunded).toBe('5166.50');
});

test('what is paid on winning is asked for, and nothing is given back', () => {
  const onWin = { ...line, funding_model: 'pay_on_win' as const };
  expect(lineMoney(100, onWin)).toEqual({ charged: '0.00', payable: '1033.30', refunded: '0.00' });
  expect(lineMoney(0, onWin).refunded).toBe('0.00');
});
