import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bounds, guards } from './guards.ts';

const contract = JSON.parse(
  readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
);
const sources = fileURLToPath(new URL('../../../apps/server/src', import.meta.url));
const read = (file: string) => readFileSync(join(sources, file), 'utf8');

test('each bound of the contract has a mutant', () => {
  expect(bounds.map(({ bound }) => bound)).toEqual(contract.components.schemas.LimitBound.enum);
});

// @rule second-person: Each guard of the two-person rule has a test that notices its absence
test.each(guards)('the line that is left out is in the sources once: $guard', (guard) => {
  expect(read(guard.file).split(guard.line)).toHaveLength(2);
  const [file, title = ''] = guard.test;
  expect(read(file)).toContain(title);
});
