import { expect, test } from 'vitest';
import { drawStates } from './draw-states.ts';
import { type DrawnTable, stateTables } from './state-tables.ts';

test('docs/states.md draws the tables by which the server decides', async () => {
  await expect(drawStates(stateTables)).toMatchFileSnapshot('../../docs/states.md');
});

test.each(stateTables.map((drawn) => [drawn.title, drawn] as const))(
  'every state of %s can be reached from where a record begins, and every step leads to a state',
  (_, { starts, table }: DrawnTable) => {
    const states = Object.keys(table);
    const reached = new Set<string>(starts);
    // A set that grows while it is walked through is walked to its end.
    for (const state of reached) {
      for (const next of Object.values(table[state] ?? {})) {
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...reached].toSorted()).toEqual(states.toSorted());
  },
);

test('a drawing has beginnings, named steps and ends', () => {
  const table = { new: { take: 'taken', grab: 'taken' }, taken: {} };
  expect(drawStates([{ title: 'Thing', starts: ['new'], table }])).toContain(
    [
      '## Thing',
      '',
      '```mermaid',
      'stateDiagram-v2',
      '  [*] --> new',
      '  new --> taken: take, grab',
      '  taken --> [*]',
      '```',
    ].join('\n'),
  );
});
