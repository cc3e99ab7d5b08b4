import { describe, expect, test } from 'vitest';
import { splitRepayment } from './repay-form.tsx';

const owed = {
  fine_left: '18.25',
  interest_left: '50.00',
  principal_left: '3650.00',
  outstanding: '3718.25',
};
const split = (typed: string) => {
  const { paid, left, over } = splitRepayment(typed, owed) ?? {};
  return { paid: Object.values(paid ?? {}), left: Object.values(left ?? {}), over };
};

describe('a payment goes to the late charge first, then to the interest, then to the principal', () => {
  // @rule loans: A repayment previews its split and remainder; refusals show at the amount
  test.each([
    ['10', ['10.00', '0.00', '0.00', '10.00'], ['8.25', '50.00', '3650.00', '3708.25']],
    ['18.25', ['18.25', '0.00', '0.00', '18.25'], ['0.00', '50.00', '3650.00', '3700.00']],
    ['20.5', ['18.25', '2.25', '0.00', '20.50'], ['0.00', '47.75', '3650.00', '3697.75']],
    ['1068.25', ['18.25', '50.00', '1000.00', '1068.25'], ['0.00', '0.00', '2650.00', '2650.00']],
    ['3718.25', ['18.25', '50.00', '3650.00', '3718.25'], ['0.00', '0.00', '0.00', '0.00']],
  ])('%s', (typed, paid, left) => {
    expect(split(typed)).toEqual({ paid, left, over: null });
  });
});

test('what exceeds all that is owed is counted separately', () => {
  expect(split('3718.26')).toEqual({
    paid: ['18.25', '50.00', '3650.00', '3718.25'],
    left: ['0.00', '0.00', '0.00', '0.00'],
    over: '0.01',
  });
});

test.each(['', '0', '0.00', '.', 'x'])('nothing is split of what is no amount: %j', (typed) => {
  expect(splitRepayment(typed, owed)).toBeNull();
});

test('an amount that is still being typed is read as far as it goes', () => {
  expect(split('12.').paid).toEqual(split('12').paid);
});

test('digits are those of the currency, and none is lost in large amounts', () => {
  const yen = {
    fine_left: '0',
    interest_left: '7',
    principal_left: '90071992547409931',
    outstanding: '90071992547409938',
  };
  expect(splitRepayment('90071992547409938', yen)?.paid).toEqual({
    fine: '0',
    interest: '7',
    principal: '90071992547409931',
    total: '90071992547409938',
  });
});
