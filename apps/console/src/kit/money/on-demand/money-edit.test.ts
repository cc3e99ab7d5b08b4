import { expect, test } from 'vitest';
import { type ReadEdit, readMoneyEdit } from './money-edit.ts';
import { readTypedAmount, showTypedAmount } from './money-typing.ts';

type Field = { value: string; unfinished: string | null };
const empty: Field = { value: '', unfinished: null };
const shownIn = ({ value, unfinished }: Field) => unfinished ?? showTypedAmount(value);

function after(field: Field, read: ReadEdit): Field {
  if (read === null) return field;
  if ('unfinished' in read) return { value: '', unfinished: read.unfinished };
  const value = readTypedAmount(read.text);
  return value === null ? field : { value, unfinished: null };
}

function put(field: Field, inserted: string, by: 'key' | 'paste', at = shownIn(field).length) {
  const shown = shownIn(field);
  const text = shown.slice(0, at) + inserted + shown.slice(at);
  const isUnfinished = field.unfinished !== null;
  const caret = at + inserted.length;
  return after(field, readMoneyEdit({ text, caret, inserted, by, isUnfinished }));
}

function takeOut(field: Field, from: number, to: number): Field {
  const shown = shownIn(field);
  const text = shown.slice(0, from) + shown.slice(to);
  const isUnfinished = field.unfinished !== null;
  const edit = { text, caret: from, inserted: null, by: 'deletion', isUnfinished } as const;
  return after(field, readMoneyEdit(edit));
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
])('the keys %s, own commas among them, make %s', (keys, value) => {
  expect(type(keys)).toEqual({ value, unfinished: null });
});

test.each(['12,', '12,5', '12,50', '1,234,56', ',50', '0,50', '１２，５０'])(
  'the keys %s make no amount while the comma has no three digits, and stay to be seen',
  (keys) => {
    expect(type(keys)).toEqual({ value: '', unfinished: keys.normalize('NFKC') });
  },
);

test.each([
  ['12,50.', '12,50'],
  ['12,5,', '12,5'],
  ['0,500', '0,50'],
  [',500', ',50'],
  ['1,,', '1,'],
])('of the keys %s the last is refused, as it makes no amount of %s', (keys, left) => {
  expect(type(keys)).toEqual({ value: '', unfinished: left });
});

test('a comma that is taken back, or an amount that is taken out, leaves what a person sees', () => {
  const half = type('12,5');
  const two = takeOut(half, 3, 4);
  expect(two).toEqual({ value: '', unfinished: '12,' });
  expect(takeOut(two, 2, 3)).toEqual({ value: '12', unfinished: null });
  expect(takeOut(half, 0, 4)).toEqual(empty);
  const odd = takeOut(type('1,234,5'), 2, 3);
  expect(odd).toEqual({ value: '', unfinished: '1,34,5' });
  expect(put(odd, '2', 'key', 2)).toEqual({ value: '', unfinished: '1,234,5' });
});

test('a digit taken out of a grouped number, or put into it, leaves the others', () => {
  const field = type('1234567');
  expect(takeOut(field, 8, 9).value).toBe('123456');
  expect(takeOut(field, 0, 1).value).toBe('234567');
  expect(takeOut(field, 2, 5).value).toBe('1567');
  expect(put(field, '9', 'key', 3).value).toBe('12934567');
});

test('a comma key within an amount does nothing', () => {
  const field = type('1250.5');
  for (const at of [0, 1, 2, 3, 5, 6, 7]) expect(put(field, ',', 'key', at)).toEqual(field);
});

test('what is pasted is read for itself, wherever it is put', () => {
  const field = type('1250');
  expect(put(field, '00', 'paste', 1).value).toBe('100250');
  expect(put(field, ' 34,000 ', 'paste', 1).value).toBe('134000250');
  for (const pasted of ['12,50', '1 234,00', ',', ',500', '2 34', '1.']) {
    expect(put(field, pasted, 'paste', 1)).toEqual(field);
  }
  expect(put(type('0'), '12,50', 'paste', 0)).toEqual(type('0'));
  expect(put(type('1,'), '250', 'paste').value).toBe('1250');
});

test('a text that came in by other ways is read as a whole', () => {
  const read = (text: string) =>
    readMoneyEdit({ text, caret: text.length, inserted: null, by: 'other', isUnfinished: false });
  expect(read('1,234.50')).toEqual({ text: '1234.50', head: '1234.50' });
  expect(read('12,50')).toBeNull();
});
