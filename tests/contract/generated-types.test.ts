import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const types = new URL('../../packages/sdk/src/generated/contract.ts', import.meta.url);

it('no choice of the generated types is the text of null', () => {
  const source = readFileSync(types, 'utf8');
  expect(source).toContain("'staff') | null");
  expect(source).not.toContain("'null'");
});
