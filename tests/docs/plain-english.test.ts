import { describe, expect, it } from 'vitest';
import { findWordings, wordingProblems } from '../../scripts/lib/plain-english.mjs';

describe('the search for wordings', () => {
  it.each([
    ['wording', '// Returns null where there is none.'],
    ['wording', ' * Belongs to somebody else.'],
    ['wording', '/** The amount that it comes to. */'],
    ['beginning', '/** What is sent. */'],
    ['beginning', '  // Of these, the first.'],
    ['title', "it('is shown to nobody', () => {});"],
    ['title', "test.each(roles)('is hidden where it is refused: %s', () => {});"],
    ['title', "])('stops whoever asks', () => {});"],
  ])('finds the pattern %s in: %s', (pattern, source) => {
    expect(findWordings(`const a = 1;\n${source}`)).toEqual([{ pattern, line: 2 }]);
  });

  it('finds a title on the line below its call', () => {
    const source = "test.each([\n  [1],\n])(\n  'is sent to somebody',\n  () => {},\n);";
    expect(findWordings(source)).toEqual([{ pattern: 'title', line: 4 }]);
  });

  it.each([
    'const where = the.nobody;',
    "expect(text).toBe('nobody');",
    "it('is refused', () => expect(nobody).toBe(1));",
    '// Returns null if there is none, somewhere.',
    '/** Reads the file. What follows is ignored. */',
  ])('finds nothing in: %s', (source) => {
    expect(findWordings(source)).toEqual([]);
  });
});

describe('the comparison with the limits', () => {
  const found = ['a.ts', 'b.ts'].map((path) => ({ pattern: 'title' as const, path, line: 3 }));
  const most = { wording: 0, beginning: 0, title: 1 };

  it('accepts as many lines as the limit', () => {
    expect(wordingProblems(found, new Set(), { ...most, title: 2 })).toEqual([]);
  });

  it('refuses a rise, and lists only changed files if they have matches', () => {
    expect(wordingProblems(found, new Set(), most)).toEqual([
      expect.stringContaining('2 lines with the pattern "title", 1 at most'),
      '  a.ts:3',
      '  b.ts:3',
    ]);
    expect(wordingProblems(found, new Set(['b.ts']), most).slice(1)).toEqual(['  b.ts:3']);
  });
});
