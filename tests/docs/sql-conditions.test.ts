import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../apps/server/src/', import.meta.url));

const condition =
  /\b(?:and|or|not|eq|ne|gte?|lte?|(?:not)?[iI]nArray|is(?:Not)?Null|between|i?like|exists)\(/g;

function closingOf(text: string, from: number): number {
  let depth = 1;
  let at = from;
  for (; depth > 0 && at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
  }
  return at;
}

function joinedIn(text: string): number[] {
  return [...text.matchAll(condition)].flatMap(({ index, 0: call }) => {
    const end = closingOf(text, index + call.length);
    return /^\s*(?:&&|\|\|)/.test(text.slice(end, end + 200))
      ? [text.slice(0, index).split('\n').length]
      : [];
  });
}

it('conditions of SQL are joined with and() and or(): an object before && counts for nothing', () => {
  expect(joinedIn('a = or(\n  isNotNull(x.y) && and(eq(x, f(1)), z),\n)')).toEqual([2]);
  expect(joinedIn('a = b && and(eq(x, f(1)), z)')).toEqual([]);
  const importing = globSync('**/*.ts', { cwd: root }).flatMap((path) => {
    const text = readFileSync(root + path, 'utf8');
    return text.includes("from 'drizzle-orm'") ? [{ path, text }] : [];
  });
  expect(importing.length).toBeGreaterThan(50);
  const joined = importing.flatMap(({ path, text }) =>
    joinedIn(text).map((line) => `${path}:${line}`),
  );
  expect(joined).toEqual([]);
});
