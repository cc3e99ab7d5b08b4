import type { Schemas } from '@brokerdesk/sdk';
import type { QueryKey } from '@tanstack/react-query';

/** By key prefix. The feature's `live-queries.ts` exports it as `liveQueries`. */
export type LiveQueries = Readonly<Partial<Record<Schemas.EventTopic, readonly QueryKey[]>>>;

export type WrittenTopics = readonly Schemas.EventTopic[] | 'any';

export const proposalKey = ['proposal'] as const;

export const workKey = ['work'] as const;

export const bulkRunKey = ['bulk-run'] as const;

export const exportKey = ['export'] as const;

export const notificationKey = ['notification'] as const;

export const viewKey = ['view'] as const;

export const commentKey = ['comment'] as const;

export const queueCountsKey = ['waiting', 'counts'] as const;
