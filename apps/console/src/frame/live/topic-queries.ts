import type { QueryKey } from '@tanstack/react-query';
import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** What a feature declares in `api/live-queries.ts`, and what a list declares with its topics. */
const maps = [
  ...Object.values(
    import.meta.glob<LiveQueries>('../../features/**/api/live-queries.ts', {
      eager: true,
      import: 'liveQueries',
    }),
  ),
  ...Object.values(
    import.meta.glob<{ list?: { liveQueries?: LiveQueries } }>('../../features/**/*-list.ts', {
      eager: true,
    }),
  ).flatMap(({ list }) => list?.liveQueries ?? []),
  // Those of a family of pages are exported together.
  ...Object.values(
    import.meta.glob<Readonly<Record<string, { liveQueries: LiveQueries }>>>(
      '../../features/**/*-lists.ts',
      { eager: true, import: 'lists' },
    ),
  ).flatMap((family) => Object.values(family).map(({ liveQueries }) => liveQueries)),
].map((map): Readonly<Record<string, readonly QueryKey[]>> => map);

/** The beginnings of the keys of the queries that depend on a topic. */
export function queriesOf(topic: string): readonly QueryKey[] {
  return maps.flatMap((map) => map[topic] ?? []);
}
