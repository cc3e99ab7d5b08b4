import type { Schemas } from '@brokerdesk/sdk';
import type { QueryKey } from '@tanstack/react-query';

/**
 * Maps topics of the server to the queries of a feature that depend on them, by key prefix. The feature's
 * `live-queries.ts` exports it as `liveQueries`.
 */
export type LiveQueries = Readonly<Partial<Record<Schemas.EventTopic, readonly QueryKey[]>>>;

export type WrittenTopics = readonly Schemas.EventTopic[] | 'any';

/** Everything fetched about what waits for a second person is cached under this key. */
export const proposalKey = ['proposal'] as const;

/** Everything fetched about who works on what. */
export const workKey = ['work'] as const;

/** Everything fetched about the own bulk runs. */
export const bulkRunKey = ['bulk-run'] as const;

/** Everything fetched about the own exports. */
export const exportKey = ['export'] as const;

/** Everything fetched about the own notifications. */
export const notificationKey = ['notification'] as const;

/** Everything fetched about saved views of lists. */
export const viewKey = ['view'] as const;

/** Everything fetched about comments on records. */
export const commentKey = ['comment'] as const;

/** How much waits in each queue. */
export const queueCountsKey = ['waiting', 'counts'] as const;
