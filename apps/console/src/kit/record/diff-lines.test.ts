import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

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
])('from %j to %j', (before, after, expected) => {
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
