import {
  bulkRunKey,
  commentKey,
  exportKey,
  type LiveQueries,
  notificationKey,
  viewKey,
  workKey,
} from '#/ui/live/live-queries.ts';

export const sessionKey = ['session'] as const;

/** The server sends each person events of the own sessions, bulk runs, exports and notifications only; comments and claims are on records of any page, shared views on any list. */
export const liveQueries: LiveQueries = {
  session: [sessionKey],
  bulk_run: [bulkRunKey],
  export: [exportKey],
  notification: [notificationKey],
  comment: [commentKey],
  view: [viewKey],
  work: [workKey],
};
