import { expect, test } from 'vitest';
import { changedPart, diffLines, foldLines } from './text-diff.tsx';

const signs = { same: ' ', added: '+', removed: '-' };
const diff = (before: string, after: string) =>
  diffLines(before, after).map(({ kind, text }) => `${signs[kind]}${text}`);

test.each([
  ['', '', []],
  ['', 'a', ['+a']],
  ['a', '', ['-a']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a\nb', 'b\nc', ['-a', ' b', '+c']],
  ['a\r\nb', 'a\nb', [' a', ' b']],
])('the lines of %j and %j differ as expected', (before, after, expected) => {
  expect(diff(before, after)).toEqual(expected);
});

test('what is kept and added is the later text, what is kept and removed the earlier one', () => {
  const [before, after] = ['# A\n\n- 1\n- 2\n\nend', '# B\n\n- 2\n- 3\n\nend\n'];
  const lines = diffLines(before, after);
  const without = (gone: string) =>
    lines
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join('\n');
  expect(without('removed')).toBe(after);
  expect(without('added')).toBe(before);
});

test('three changed characters of a long line are marked, and the rest of the line is not', () => {
  const lines = diffLines('汇款至尾号 123 的账户', '汇款至尾号 789 的账户');
  expect(lines.map(({ kind, text, beside = '' }) => [kind, ...changedPart(text, beside)])).toEqual([
    ['removed', '汇款至尾号 ', '123', ' 的账户'],
    ['added', '汇款至尾号 ', '789', ' 的账户'],
  ]);
  expect(changedPart('aa', 'aaa')).toEqual(['aa', '', '']);
  expect(changedPart('aaa', 'aa')).toEqual(['aa', 'a', '']);
});

test('a removed line without an added one beside it replaces nothing', () => {
  expect(diffLines('a\nb\nc', 'c\nd').map(({ beside }) => beside)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('unchanged lines far from a change are folded into their number', () => {
  const before = Array.from({ length: 10 }, (_, at) => `${at}`).join('\n');
  const folded = foldLines(diffLines(before, before.replace('5', 'x')));
  expect(folded.map((line) => ('folded' in line ? line.folded : line.text))).toEqual([
    3,
    ...['3', '4', '5', 'x', '6', '7'],
    2,
  ]);
});
