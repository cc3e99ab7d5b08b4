import { expect, test } from 'vitest';
import { applyMark, type Mark } from './apply-mark.ts';

/** The selection stands between two bars. */
function marked(drawn: string, mark: Mark): string {
  const [start = '', middle = '', end = ''] = drawn.split('|');
  const selected = {
    text: start + middle + end,
    from: start.length,
    to: start.length + middle.length,
  };
  const { text, from, to } = applyMark(selected, mark);
  return `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;
}

test.each<[string, Mark, string]>([
  ['a |word| b', 'bold', 'a **|word|** b'],
  ['a **|word|** b', 'bold', 'a |word| b'],
  ['a || b', 'italic', 'a *||* b'],
  ['one\ntw|o|', 'heading', 'one\n|## two|'],
  ['|one\ntwo|\nthree', 'list', '|- one\n- two|\nthree'],
  ['|- one\n- two|', 'list', '|one\ntwo|'],
  ['|one|', 'numbers', '|1. one|'],
  ['|one|', 'quote', '|> one|'],
  ['see |here| now', 'link', 'see [here](|https://|) now'],
])('%j with %s is %j', (before, mark, after) => {
  expect(marked(before, mark)).toBe(after);
});
