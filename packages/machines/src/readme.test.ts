import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnIn, machineNames, withDiagrams } from '../scripts/readme-diagrams.ts';

const read = (page: string) => readFileSync(new URL(`../${page}`, import.meta.url), 'utf8');
const readme = read('README.md');
const reference = read('reference.md');

test('the README names everything that the package exports', () => {
  const index = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  const names = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.replace('type ', '').trim())
    .filter((name) => name !== '');
  expect(names.length).toBeGreaterThan(40);
  expect(
    names.filter((name) => !readme.includes(`\`${name}\``) && !readme.includes(`## ${name}`)),
  ).toEqual([]);
});

test('the reference draws every machine', () => {
  expect(drawnIn(reference)).toEqual(machineNames);
});

test('the diagrams in the reference are those of the code (`diagrams` in package.json redraws them)', () => {
  expect(reference).toBe(withDiagrams(reference));
});
