import { describe, expect, test } from 'vitest';
import { models } from '../machines/models.ts';
import { proofsOf } from './proofs.ts';
import { rules } from './rules.ts';

test('every rule has an id of its own, and a machine that there is', () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  expect(models.map(({ name }) => name)).toEqual(
    expect.arrayContaining(rules.map(({ machine }) => machine)),
  );
});

describe.each(models)('$name', (model) => {
  test.each(proofsOf(model))(
    '$rule.id is proved by a path, and no written step breaks it',
    ({ paths, broken }) => {
      expect(paths.length).toBeGreaterThan(0);
      expect(broken).toEqual([]);
    },
  );
});
