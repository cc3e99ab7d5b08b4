import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const types = new URL('../../packages/sdk/src/generated/contract.ts', import.meta.url);

it('the type of a sort says on hover what the list can be sorted by', () => {
  const source = readFileSync(types, 'utf8');
  const [sorts, described] = [/^ +sort: string;$/gm, /highest first.*\n +\*\/\n +sort: string;$/gm];
  expect(source.match(sorts)?.length).toBeGreaterThan(40);
  expect(source.match(described)?.length).toBe(source.match(sorts)?.length);
});

// @rule packages: What may be null is null in the types, never its text
// @in scripts/lib/contract-docs.mjs
it('no choice of the generated types is the text of null', () => {
  const source = readFileSync(types, 'utf8');
  expect(source).toContain("'staff') | null");
  expect(source).not.toContain("'null'");
});
