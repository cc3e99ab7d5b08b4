import type { Schemas } from '@brokerdesk/sdk';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Maps a topic of the server to the queries of a feature that depend on it: each key stands for all keys
 * that begin with it. The feature's `api/live-queries.ts` exports it as `liveQueries`.
 */
export type LiveQueries = Readonly<Partial<Record<Schemas.EventTopic, readonly QueryKey[]>>>;

export type WrittenTopics = readonly Schemas.EventTopic[] | 'any';
