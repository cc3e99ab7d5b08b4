import type { QueryKey } from '@tanstack/react-query';

type Table = Record<string, readonly QueryKey[]>;

/** What every feature wants to hear of, beside its lists. */
const tables = Object.values(
  import.meta.glob<Table>('../../features/**/api/live-queries.ts', {
    eager: true,
    import: 'liveQueries',
  }),
);

const lists = Object.values(
  import.meta.glob<{ liveQueries: Table }>('../../features/**/*-list.ts', {
    eager: true,
    import: 'list',
  }),
);

/** The beginnings of the keys of what is fetched anew after a change of a topic. */
export function queriesOf(topic: string): readonly QueryKey[] {
  return [...tables, ...lists.map(({ liveQueries }) => liveQueries)].flatMap(
    (table) => table[topic] ?? [],
  );
}
