import { expect, test } from 'vitest';
import { matching } from './combobox-options.ts';

const options = [
  { value: '1', label: '王小明', detail: 'w01 · 8100123', terms: 'wangxiaoming wxm' },
  { value: '2', label: 'Anna Lindt', detail: 'anna · 8100456' },
];
const found = (typed: string) => matching(options, typed).map(({ value }) => value);

test('an option is found by any part of its name or detail, whatever the case', () => {
  expect(found('小')).toEqual(['1']);
  expect(found('LINDT')).toEqual(['2']);
  expect(found('8100')).toEqual(['1', '2']);
});

test('an option is found by how its name is spelled', () => {
  expect(found('xiaoming')).toEqual(['1']);
  expect(found('wxm')).toEqual(['1']);
});

test('every word typed has to be in it', () => {
  expect(found('anna 456')).toEqual(['2']);
  expect(found('anna 123')).toEqual([]);
});

test('every option is offered if no text is typed', () => {
  expect(found('  ')).toEqual(['1', '2']);
});
