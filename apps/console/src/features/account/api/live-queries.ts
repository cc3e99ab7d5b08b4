import type { LiveQueries } from '#/kit/live/live-queries.ts';
import { sessionKey } from './session-key.ts';

/** The server tells each person of the own sessions only. */
export const liveQueries: LiveQueries = { session: [sessionKey] };
