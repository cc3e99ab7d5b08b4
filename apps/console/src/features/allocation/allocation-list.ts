import type { Schemas } from '@brokerdesk/sdk';
import { defineList } from '#/kit/list/define-list.ts';
import { choice, text } from '#/kit/list/filter/filters.ts';

const kinds = ['ipo', 'block'] as const satisfies readonly Schemas.AllocatedKind[];

const statuses = [
  'none',
  'draft',
  'published',
] as const satisfies readonly Schemas.AllocationStatus[];

export const list = defineList({
  name: 'allocation',
  namespaces: ['allocation'],
  path: '/allocation/admin/v1/list',
  topics: {
    allocation: 'all',
    trade: 'all',
    product: 'all',
    // Whose account is tied to whose decides who may be the second.
    staff: ['book'],
    client: ['book'],
  },
  sort: ['created_at', 'code', 'kind'],
  usualSort: '-created_at',
  filters: { q: text(), status: choice(statuses, { tabs: true }), kind: choice(kinds) },
});
