import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { Routes } from '../../http/routes.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  findConversions,
  findDeposits,
  findOrders,
  findOverdrawn,
  findSavings,
  findWithdrawals,
  mayRead,
} from './booked-hits.ts';
import { findClientHits, findKycHits } from './client-hits.ts';
import { findAmendments, findProducts, findProposals } from './other-hits.ts';
import { readQuery, type Search } from './search-query.ts';

const hitsMax = 8;

const searches: readonly {
  kind: Schemas.SearchKind;
  isRead: (actor: Actor) => boolean;
  search: Search;
}[] = [
  {
    kind: 'client',
    isRead: (actor) => mayRead(actor, 'GET /client/admin/v1/detail/{id}'),
    search: findClientHits,
  },
  {
    kind: 'deposit',
    isRead: (actor) => mayRead(actor, 'GET /deposit/admin/v1/detail/{id}'),
    search: findDeposits,
  },
  {
    kind: 'withdrawal',
    isRead: (actor) => mayRead(actor, 'GET /withdraw/admin/v1/detail/{id}'),
    search: findWithdrawals,
  },
  {
    kind: 'loan',
    isRead: ({ permissions }) => can(permissions, 'read', chainOf('loan')),
    search: findOverdrawn('loan'),
  },
  {
    kind: 'compensation',
    isRead: ({ permissions }) => can(permissions, 'read', chainOf('compensation')),
    search: findOverdrawn('compensation'),
  },
  {
    kind: 'exchange',
    isRead: (actor) => mayRead(actor, 'GET /acc/admin/v1/exchange/list'),
    search: findConversions,
  },
  { kind: 'order', isRead: () => true, search: findOrders },
  {
    kind: 'saving',
    isRead: (actor) =>
      mayRead(actor, 'GET /saving/admin/v1/holding/{id}') &&
      mayRead(actor, 'GET /client/admin/v1/detail/{id}'),
    search: findSavings,
  },
  {
    kind: 'amendment',
    isRead: (actor) => mayRead(actor, 'GET /emergency/admin/v1/detail/{id}'),
    search: findAmendments,
  },
  {
    kind: 'proposal',
    isRead: (actor) => mayRead(actor, 'GET /approval/admin/v1/{id}'),
    search: findProposals,
  },
  { kind: 'product', isRead: () => true, search: findProducts },
  {
    kind: 'kyc',
    isRead: (actor) => mayRead(actor, 'GET /identify/admin/v1/detail/{id}'),
    search: findKycHits,
  },
];

/** One after the other, on one connection: each takes a millisecond or two, and many users type at once. */
async function searchAll(context: RequestContext, q: string): Promise<Schemas.SearchResult> {
  const actor = actorOf(context);
  const query = readQuery(q);
  const groups: Schemas.SearchGroup[] = [];
  if (query.text === '') return { groups };
  for (const { kind, isRead, search } of searches) {
    if (!isRead(actor)) continue;
    const hits = await search(context.db, context, query, hitsMax + 1);
    if (hits.length === 0) continue;
    groups.push({ kind, hits: hits.slice(0, hitsMax), more: hits.length > hitsMax });
  }
  return { groups };
}

export const searchRoutes = {
  'GET /search/admin/v1/find': ({ query }, context) => searchAll(context, query.q),
} satisfies Routes;
