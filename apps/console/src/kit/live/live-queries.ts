import type { Schemas } from '@brokerdesk/sdk';
import type { QueryKey } from '@tanstack/react-query';

/**
 * What of a feature is fetched anew when a record of a topic of the server has changed: each key stands
 * for all keys that begin with it. The feature's `api/live-queries.ts` exports it as `liveQueries`.
 */
export type LiveQueries = Readonly<Partial<Record<Schemas.EventTopic, readonly QueryKey[]>>>;
