import type { QueryKey } from '@tanstack/react-query';

/**
 * What of a feature is fetched anew when a record of a topic of the server has changed: each key
 * stands for all keys that begin with it. A feature says so in `api/live-queries.ts`, which is listed
 * in `app/live/topic-queries.ts`.
 */
export type LiveQueries = Readonly<Record<string, readonly QueryKey[]>>;
