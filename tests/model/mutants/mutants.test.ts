import { describe, expect, test } from 'vitest';
import { models } from '../machines/models.ts';
import { deliberate } from './deliberate.ts';
import { hunt } from './hunt.ts';
import { mutationsOf } from './mutations.ts';
import { readMutants } from './read-mutants.ts';

test.each(deliberate)('a wrong machine is noticed: $error', async ({ model, mutation }) => {
  expect(await hunt(model, mutation)).toContain('provided');
});

test('the model notices at least 95 of 100 errors', () => {
  const listed = models.flatMap(readMutants);
  const noticed = listed.filter(({ hunters }) => hunters.length > 0);
  expect(noticed.length / listed.length).toBeGreaterThanOrEqual(0.95);
});

describe.each(models)('$name', (model) => {
  const listed = readMutants(model);

  test('every error that can be made in the machine is in the list', () => {
    expect(listed.map(({ name }) => name)).toEqual(
      mutationsOf(model.machine).map(({ name }) => name),
    );
  });

  const sample = mutationsOf(model.machine).filter((_, index) => index % 40 === 7);
  test.each(sample)('is noticed as the list says: $name', async (mutation) => {
    const entry = listed.find(({ name }) => name === mutation.name);
    expect(await hunt(model, mutation)).toEqual(entry?.hunters);
  });
});
