import { expect, test } from 'vitest';
import { namesTitle } from './test-titles.ts';

const source = [
  "test('a whole title', () => {});",
  'test.each([1])(',
  "  'a title on its own line, %s',",
  '  () => {},',
  ');',
  `test(\`with \${what} filled in\`, () => {});`,
  'test("it\'s quoted", () => {});',
  "const words = 'only words';",
].join('\n');

test.each([
  ['a whole title'],
  ['a title on its own line, %s'],
  ['with … filled in'],
  ["it's quoted"],
])('the search finds %j', (title) => {
  expect(namesTitle(source, title)).toBe(true);
});

test.each([['a whole'], ['whole title'], ['with … filled out'], ['only words'], ['a.whole title']])(
  'the search does not find %j',
  (title) => {
    expect(namesTitle(source, title)).toBe(false);
  },
);
