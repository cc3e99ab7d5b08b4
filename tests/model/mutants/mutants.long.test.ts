import { describe, expect, test } from 'vitest';
import { models } from '../machines/models.ts';
import { hunt } from './hunt.ts';
import { mutationsOf } from './mutations.ts';
import { formatMutant, type ListedMutant, listOf } from './read-mutants.ts';

const minutesMs = 20 * 60_000;

describe.each(models)('$name', (model) => {
  test('the list of errors names who notices each of them', { timeout: minutesMs }, async () => {
    const found: ListedMutant[] = [];
    for (const mutation of mutationsOf(model.machine)) {
      found.push({ name: mutation.name, hunters: await hunt(model, mutation) });
    }
    await expect(`${found.map(formatMutant).join('\n')}\n`).toMatchFileSnapshot(listOf(model));
  });
});
