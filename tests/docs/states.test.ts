import { expect, test } from 'vitest';
import { drawStates } from './draw-states.ts';
import { type DrawnTable, stateTables } from './state-tables.ts';

test('docs/states.md draws the tables that the server enforces', async () => {
  await expect(drawStates(stateTables)).toMatchFileSnapshot('../../docs/states.md');
});

test.each(stateTables.map((drawn) => [drawn.title, drawn] as const))(
  'reaches every state of %s from its starts, and has no transition to an unknown state',
  (_, { starts, table }: DrawnTable) => {
    const states = Object.keys(table);
    const reached = new Set<string>(starts);
    // A set iterates over members added during the iteration.
    for (const state of reached) {
      for (const next of Object.values(table[state] ?? {})) {
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted());
  },
);

test('the diagram has start states, named transitions and end states', () => {
  const table = { new: { claim: 'taken', grab: 'taken' }, taken: {} };
  expect(drawStates([{ title: 'Thing', starts: ['new'], table }])).toContain(
    [
      '## Thing',
      '',
      '```mermaid',
      'stateDiagram-v2',
      '  [*] --> new',
      '  new --> taken: claim, grab',
      '  taken --> [*]',
      '```',
    ].join('\n'),
  );
});
