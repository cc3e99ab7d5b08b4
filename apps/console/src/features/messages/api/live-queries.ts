import type { LiveQueries } from '#/kit/live/live-queries.ts';

export const liveQueries: LiveQueries = { message: [['message']] };
