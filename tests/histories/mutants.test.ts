import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const server = new URL('../../apps/server/', import.meta.url);

test.each(mutants)('the line that is left out is in the sources once: $guard', (mutant) => {
  const source = readFileSync(new URL(mutant.file, server), 'utf8');
  expect(source.split(mutant.line)).toHaveLength(2);
});
