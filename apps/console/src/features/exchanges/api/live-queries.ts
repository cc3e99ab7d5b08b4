import type { LiveQueries } from '#/kit/live/live-queries.ts';

/** An exchange moves money from one account to another, and names its client. */
export const liveQueries: LiveQueries = { account: [['exchange']], client: [['exchange']] };
