import type { Schemas } from '@brokerdesk/sdk';
import { defineList, type SearchIn } from '#/kit/list/define-list.ts';
import {
  agent,
  choice,
  choiceWithUsual,
  client,
  dates,
  own,
  robots,
  text,
} from '#/kit/list/filter/filters.ts';
import { flag } from '#/kit/list/filter/list-search.ts';

const statuses = ['open', 'resolved'] as const satisfies readonly Schemas.ExceptionStatus[];

/** The checks that have a label; what a newer server adds is called as the server calls it. */
export const checkNames = [
  'ledger_balance',
  'ledger_frozen',
  'frozen_orders',
  'allotted_pool',
  'released_frozen',
  'closed_product',
  'same_proof',
  'same_reference',
  'same_txid',
  'nominee_shares',
  'statistics_by_day',
] as const;

export const list = defineList({
  name: 'dataException',
  namespaces: ['exception'],
  path: '/exception/admin/v1/list',
  file: { path: '/exception/admin/v1/export', what: 'data-exceptions' },
  topics: { dataException: 'all', client: ['list'] },
  sort: ['first_seen_at', 'last_seen_at', 'check', 'subject', 'status'],
  // What has been wrong for longest comes first.
  usualSort: 'first_seen_at',
  filters: {
    q: text(),
    status: choiceWithUsual(statuses, 'open', { tabs: true }),
    check: choice(checkNames),
    present: own({ present: flag }),
    first_seen: dates(),
    agent_id: agent(),
    client_id: client(),
    fake: robots(),
  },
});

export type ExceptionSearch = SearchIn<typeof list>;
