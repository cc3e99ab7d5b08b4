import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Model } from '../paths/model.ts';
import { type Hunter, hunters } from './hunt.ts';

export interface ListedMutant {
  readonly name: string;
  readonly hunters: readonly Hunter[];
}

export const listOf = (model: Model) => join(import.meta.dirname, `${model.name}.mutants.txt`);

export const formatMutant = ({ name, hunters: found }: ListedMutant) =>
  `${(found.join('+') || 'nobody').padEnd(23)} | ${name}`;

export function readMutants(model: Model): ListedMutant[] {
  const lines = readFileSync(listOf(model), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [who = '', name = ''] = line.split(/ +\| /);
    return { name, hunters: hunters.filter((hunter) => who.split('+').includes(hunter)) };
  });
}
