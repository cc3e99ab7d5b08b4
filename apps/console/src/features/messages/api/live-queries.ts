import type { LiveQueries } from '#/shared/live/live-queries.ts';

export const liveQueries: LiveQueries = { message: [['message']] };
