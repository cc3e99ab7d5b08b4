import type { QueryKey } from '@tanstack/react-query';

/** What every feature wants to hear of. */
const tables = Object.values(
  import.meta.glob<Record<string, readonly QueryKey[]>>('../../features/**/api/live-queries.ts', {
    eager: true,
    import: 'liveQueries',
  }),
);

/** The beginnings of the keys of what is fetched anew after a change of a topic. */
export function queriesOf(topic: string): readonly QueryKey[] {
  return tables.flatMap((table) => table[topic] ?? []);
}
