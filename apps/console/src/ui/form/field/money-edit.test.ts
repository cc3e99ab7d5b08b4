import { expect, test } from 'vitest';
import { readMoney, readMoneyEdit, showTypedAmount } from './money-typing.ts';

type Field = { value: string; raw: string | null };
const empty: Field = { value: '', raw: null };
const shownIn = ({ value, raw }: Field) => raw ?? showTypedAmount(value);

function after(text: string): Field {
  const reading = readMoney(text);
  return 'amount' in reading ? { value: reading.amount, raw: null } : { value: '', raw: text };
}

function put(field: Field, inserted: string, by: 'key' | 'paste', at = shownIn(field).length) {
  const shown = shownIn(field);
  const text = shown.slice(0, at) + inserted + shown.slice(at);
  const caret = at + inserted.length;
  return after(readMoneyEdit({ text, caret, inserted, by, isRaw: field.raw !== null }).text);
}

function cut(field: Field, from: number, to: number): Field {
  const shown = shownIn(field);
  const text = shown.slice(0, from) + shown.slice(to);
  const edit = { text, caret: from, inserted: null, by: 'deletion' } as const;
  return after(readMoneyEdit({ ...edit, isRaw: field.raw !== null }).text);
}

const type = (keys: string, field = empty) =>
  [...keys].reduce((typed, key) => put(typed, key, 'key'), field);

test.each([
  ['1250', '1250'],
  ['1,250', '1250'],
  ['1,234,567.89', '1234567.89'],
  ['12,345', '12345'],
  ['１２，３４５。６', '12345.6'],
  ['1234,567', '1234567'],
  ['12 50', '1250'],
  ['500 USD', '500'],
])('the keys %s, own commas among them, make %s', (keys, value) => {
  expect(type(keys)).toEqual({ value, raw: null });
});

test.each([
  '12,',
  '12,5',
  '12,50',
  '1,234,56',
  ',50',
  '0,50',
  '-5',
  '1e3',
  '12.345',
  '1.2.3',
  'abc',
])('the keys %s make no amount, and stay to be seen as they were typed', (keys) => {
  expect(type(keys)).toEqual({ value: '', raw: keys });
});

test('a letter in an amount takes the place of the field’s own separators, and gives them back with it', () => {
  const odd = put(type('1234567'), 'x', 'key');
  expect(odd).toEqual({ value: '', raw: '1234567x' });
  expect(cut(odd, 7, 8)).toEqual({ value: '1234567', raw: null });
});

test('a comma that is taken back, or an amount that is taken out, leaves what a person sees', () => {
  const half = type('12,5');
  const two = cut(half, 3, 4);
  expect(two).toEqual({ value: '', raw: '12,' });
  expect(cut(two, 2, 3)).toEqual({ value: '12', raw: null });
  expect(cut(half, 0, 4)).toEqual(empty);
});

test('a digit taken out of a grouped number, or put into it, leaves the others', () => {
  const field = type('1234567');
  expect(cut(field, 8, 9).value).toBe('123456');
  expect(cut(field, 0, 1).value).toBe('234567');
  expect(cut(field, 2, 5).value).toBe('1567');
  expect(put(field, '9', 'key', 3).value).toBe('12934567');
});

test('what is pasted is read for itself, wherever it is put, and stays if it makes no amount', () => {
  const field = type('1250');
  expect(put(field, '00', 'paste', 1).value).toBe('100250');
  expect(put(field, ' 34,000 ', 'paste', 1).value).toBe('134000250');
  for (const [pasted, raw] of [
    ['12,50', '112,50250'],
    ['1 234,00', '11 234,00250'],
    ['2 34', '12 34250'],
  ] as const) {
    expect(put(field, pasted, 'paste', 1)).toEqual({ value: '', raw });
  }
  expect(put(type('1,'), '250', 'paste').value).toBe('1250');
});

test('a text that came in by other ways is read as a whole', () => {
  const read = (text: string) =>
    readMoneyEdit({ text, caret: text.length, inserted: null, by: 'other', isRaw: false });
  expect(read('1,234.50')).toEqual({ text: '1,234.50', head: '1,234.50' });
});
