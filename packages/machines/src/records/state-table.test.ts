import { describe, expect, it } from 'vitest';
import { actionsIn, nextStates, type StateTable, statesAfter } from './state-table.ts';

type State = 'waiting' | 'taken' | 'gone';

const table: StateTable<State, 'take' | 'lose'> = {
  waiting: { take: ['taken'], lose: ['gone', 'taken'] },
  taken: { lose: ['gone'] },
  gone: {},
};

describe('a state table', () => {
  it('lists what can be done in a state, and its result', () => {
    expect(actionsIn(table, 'waiting')).toEqual(['take', 'lose']);
    expect(statesAfter(table, 'waiting', 'lose')).toEqual(['gone', 'taken']);
    expect(nextStates(table, 'waiting')).toEqual(['taken', 'gone']);
  });

  // @rule writes: In a state that the tables do not know, nothing can be done
  it('has nothing to do in an end, or in a state that it does not know', () => {
    // A newer server may have it.
    for (const state of ['gone', 'mislaid'] as State[]) {
      expect(actionsIn(table, state)).toEqual([]);
      expect(statesAfter(table, state, 'take')).toEqual([]);
      expect(nextStates(table, state)).toEqual([]);
    }
  });
});
