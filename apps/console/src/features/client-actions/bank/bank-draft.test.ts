import { expect, test } from 'vitest';
import { isAccountNumber, lastFour, toBankDraft, toBankInput } from './bank-draft.ts';

test('a new card is made out to the client, and what is left empty is nothing', () => {
  const draft = toBankDraft(null, '张三');
  expect(draft.holder_name).toBe('张三');
  expect(
    toBankInput({
      ...draft,
      bank_name: ' 招商银行 ',
      acc_no: 'gb29 nwbk 6016',
      phone: '138-0013 8000',
    }),
  ).toEqual({
    bank_name: '招商银行',
    holder_name: '张三',
    acc_no: 'GB29 NWBK 6016',
    address: null,
    phone: '13800138000',
  });
});

test('an account number is what the server takes', () => {
  expect(isAccountNumber('6225 8801 1234 5678')).toBe(true);
  expect(isAccountNumber('123')).toBe(false);
  expect(isAccountNumber('6225_8801')).toBe(false);
});

test('a card is distinguished from others by no more than the last four digits of its number', () => {
  expect(lastFour('6225880112345678')).toBe('5678');
});
