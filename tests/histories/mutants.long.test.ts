import { expect, test } from 'vitest';
import { buildMutant, mutants } from './mutants.ts';
import { runHistory } from './run-history.ts';

const seconds = 30;

test.each(mutants)(
  'a run of half a minute finds that it is missing: $guard',
  { timeout: 3 * 60_000 },
  async (mutant) => {
    const { failure } = await runHistory({ seed: 1, seconds, entry: await buildMutant(mutant) });
    process.stdout.write(`${failure}\n`);
    expect(failure).not.toBe('');
  },
);
