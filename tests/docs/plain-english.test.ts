import { describe, expect, it } from 'vitest';
import {
  findWordings,
  findWordingsOfText,
  wordingProblems,
} from '../../scripts/lib/plain-english.mjs';

describe('the search for wordings', () => {
  it.each([
    ['wording', '// Returns null where there is none.'],
    ['wording', ' * Belongs to somebody else.'],
    ['wording', '/** The amount that it comes to. */'],
    ['beginning', '/** What is sent. */'],
    ['beginning', '  // Of these, the first.'],
    ['beginning', ' * So a failure is silent.'],
    ['register', '// The server answers the second call.'],
    ['register', "it('waits for the person', () => {});"],
    ['wording', "it('is shown to nobody', () => {});"],
    ['wording', "test.each(roles)('is hidden where it is refused: %s', () => {});"],
    ['wording', "])('stops whoever asks', () => {});"],
    ['subject', "it('to an old version is refused', () => {});"],
    ['subject', "test('without a key is a problem', () => {});"],
  ])('finds the pattern %s in: %s', (pattern, source) => {
    expect(findWordings(`const a = 1;\n${source}`)).toEqual([{ pattern, line: 2 }]);
  });

  it('finds a title on the line below its call', () => {
    const source = "test.each([\n  [1],\n])(\n  'is sent to somebody',\n  () => {},\n);";
    expect(findWordings(source)).toEqual([{ pattern: 'wording', line: 4 }]);
  });

  it.each([
    'const where = the.nobody;',
    "expect(text).toBe('nobody');",
    "it('is refused', () => expect(nobody).toBe(1));",
    '// Returns null if there is none, somewhere.',
    '/** Reads the file. What follows is ignored. */',
    "describe('without a key', () => {});",
    "it('fails without a key', () => {});",
  ])('finds nothing in: %s', (source) => {
    expect(findWordings(source)).toEqual([]);
  });
});

it('the search finds refused wordings in documents and in the contract', () => {
  const source = '# Errors\n\ndescription: Null where there is none.\n';
  expect(findWordingsOfText(source)).toEqual([{ pattern: 'wording', line: 3 }]);
});

it('the check lists every match, or only those in changed files if they have any', () => {
  const found = ['a.ts', 'b.ts'].map((path) => ({ pattern: 'register' as const, path, line: 3 }));
  const title = '2 lines with the pattern "register":';
  expect(wordingProblems(found, new Set())).toEqual([title, '  a.ts:3', '  b.ts:3']);
  expect(wordingProblems(found, new Set(['b.ts']))).toEqual([title, '  b.ts:3']);
});
