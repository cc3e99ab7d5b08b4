import type { LiveQueries } from '#/ui/live/live-queries.ts';
import { sessionKey } from './session-key.ts';

/** The server sends each person events of the own sessions only. */
export const liveQueries: LiveQueries = { session: [sessionKey] };
