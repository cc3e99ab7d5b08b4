import type { QueryKey } from '@tanstack/react-query';
import type { LiveQueries } from '#/shared/live/live-queries.ts';

/** What every feature wants to hear of. */
const tables = Object.values(
  import.meta.glob<LiveQueries>('../../features/*/api/live-queries.ts', {
    eager: true,
    import: 'liveQueries',
  }),
);

/** The beginnings of the keys of what is fetched anew after a change of a topic. */
export function queriesOf(topic: string): readonly QueryKey[] {
  return tables.flatMap((table) => table[topic] ?? []);
}
