// Subject of `by-cause.test.ts`: two wrong machines, endless paths, and a test that walks none.
import { expect, test } from 'vitest';
import { expectedPaths } from '../expected/expected.ts';
import { mfaBindModel } from '../machines/mfa-bind.model.ts';
import { mfaDisableModel } from '../machines/mfa-disable.model.ts';
import { mutationsOf } from '../mutants/mutations.ts';
import { testPaths } from '../paths/results.ts';
import { runProvided } from '../provided/run-path.ts';

for (const right of [mfaBindModel, mfaDisableModel]) {
  const mutation = mutationsOf(right.machine).find(
    ({ name }) => name === 'action forget: does nothing',
  );
  if (!mutation) throw new Error(`${right.name} cannot have this error.`);
  const wrong = { ...right, machine: mutation.mutant() };
  testPaths('provided', wrong, (path, onStep) => runProvided(wrong, path, onStep));
}

testPaths('served', mfaDisableModel, () => new Promise(() => {}), {
  paths: expectedPaths(mfaDisableModel).slice(0, 2),
});

test('counts', () => {
  expect([1]).toEqual([2]);
});
