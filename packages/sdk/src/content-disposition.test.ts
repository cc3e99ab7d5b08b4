import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { suggestedName } from './download.ts';

test.for([
  ['attachment; filename="deposits.csv"', 'deposits.csv'],
  ['attachment; filename=deposits.csv', 'deposits.csv'],
  ['ATTACHMENT;FILENAME = "a b.csv" ', 'a b.csv'],
  ['attachment; filename="a \\"b\\".csv"', 'a "b".csv'],
  ['attachment; filename="a;b.csv"; size=3', 'a;b.csv'],
  ["attachment; filename*=UTF-8''%E5%85%A5%E9%87%91.csv", '入金.csv'],
  ['attachment; filename="x.csv"; filename*=utf-8\'zh\'%E5%85%A5.csv', '入.csv'],
  ["attachment; filename*=iso-8859-1'en'%A3.csv", '£.csv'],
  ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E5%8', 'x.csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''..%5C..%2Fboot.ini", 'boot.ini'],
] as const)('%s suggests %s', ([header, name]) => {
  expect(suggestedName(header)).toBe(name);
});

test.for([
  null,
  '',
  'inline',
  'attachment',
  'attachment; filename=""',
  'attachment; filename="a/"',
])('%j suggests no name', (header) => {
  expect(suggestedName(header)).toBeNull();
});

test('any name arrives whole, but for folders', () => {
  assert(
    property(string({ unit: 'grapheme', minLength: 1 }), (name) => {
      const encoded = encodeURIComponent(name).replaceAll("'", '%27');
      const due = name.split(/[/\\]/).at(-1) || null;
      expect(suggestedName(`attachment; filename*=UTF-8''${encoded}`)).toBe(due);
    }),
  );
});
