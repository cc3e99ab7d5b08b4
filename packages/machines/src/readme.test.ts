import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnIn, machineNames, withDiagrams } from '../scripts/readme-diagrams.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the README draws every machine', () => {
  expect(drawnIn(readme)).toEqual(machineNames);
});

test('the diagrams in the README are those of the code (`diagrams` in package.json redraws them)', () => {
  expect(readme).toBe(withDiagrams(readme));
});
