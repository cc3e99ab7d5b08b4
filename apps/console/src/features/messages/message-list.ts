import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';

export const audiences = [
  'client',
  'agent',
  'selected',
  'all',
] as const satisfies readonly Schemas.MessageAudience[];

export const list = defineList({
  name: 'message',
  namespaces: ['message'],
  path: '/message/admin/v1/list',
  file: { path: '/message/admin/v1/export', what: 'messages' },
  topics: ['message'],
  sort: ['created_at', 'status'],
  filters: {
    q: filter.text(),
    status: filter.choice(['scheduled', 'sent', 'recalled']),
    audience: filter.choice(audiences),
    created_at: filter.dates(),
  },
});
