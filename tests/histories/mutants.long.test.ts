import { expect, test } from 'vitest';
import { leaveOut, mutants } from './mutants.ts';
import { runHistory } from './run-history.ts';

const seconds = 30;
/** Two calls that have to meet may not do so on a busy machine. */
const seeds = [1, 2, 3];

test.each(mutants)(
  'the histories find that it is missing: $guard',
  {
    timeout: 15 * 60_000,
  },
  async (mutant) => {
    const without = await leaveOut(mutant);
    let found = '';
    for (const seed of seeds) {
      const { failure } = await runHistory({ seed, seconds, ...without });
      found = failure;
      if (found !== '') break;
    }
    process.stdout.write(`${found}\n`);
    expect(found).not.toBe('');
  },
);
