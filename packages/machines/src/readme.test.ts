import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawnIn, machineNames, withDiagrams } from '../scripts/readme-diagrams.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

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

test('the README draws every machine', () => {
  expect(drawnIn(readme)).toEqual(machineNames);
});

test('the diagrams in the README are those of the code (`diagrams` in package.json redraws them)', () => {
  expect(readme).toBe(withDiagrams(readme));
});
