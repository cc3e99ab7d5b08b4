import { bulkRunKey, type LiveQueries } from '#/ui/live/live-queries.ts';

/** Everything fetched about the own sessions is cached under this key. */
export const sessionKey = ['session'] as const;

/** The server sends each person events of the own sessions and bulk runs only. */
export const liveQueries: LiveQueries = { session: [sessionKey], bulk_run: [bulkRunKey] };
