import { byKind } from '#/business/list/by-kind.tsx';
import { defineList } from '#/business/list/define-list.ts';
import * as filter from '#/business/list/filter/filters.ts';
import { flag, matching, oneOf, recordId } from '#/business/list/filter/list-search.ts';
import { dueFirst, dueSpans, settledSpans } from './order-in-status.ts';
import * as orders from './order-kinds.ts';

function orderList(kind: orders.OrderKind) {
  const { menu: name, saleBy, paidOnWinning } = orders.orderKinds[kind];
  return defineList({
    name,
    key: orders.orderKey(kind),
    namespaces: ['order', 'record'],
    path: '/trx/admin/v1/{kind}/list',
    file: { path: '/trx/admin/v1/{kind}/export', what: `${kind}-orders` },
    pathParams: { kind },
    countsApart: true,
    // A proposed sale changes nothing about the order itself.
    topics: { trade: 'all', proposal: 'all', client: 'all', account: ['detail'] },
    sort: ['created_at', 'amount', 'order_no', 'checked_at', 'status', 'pay_deadline', 'settle_at'],
    oldestFirst: dueFirst,
    filters: {
      q: filter.text(),
      phase: filter.own({ phase: oneOf(orders.orderQueues(kind)) }),
      status: filter.choice(orders.orderStatuses(kind), { hidden: true, context: kind }),
      ...{ holder: filter.holder(), currency: filter.currency() },
      agent_id: filter.agent(),
      client_id: filter.client(),
      product: filter.own({ product_id: recordId }),
      dealing_day: filter.own({ dealing_day: matching(/^\d{4}-\d\d-\d\d$/) }),
      created_at: filter.dates(),
      amount: filter.amounts(),
      whole: filter.own({ whole: flag }),
      due_within: filter.choice(dueSpans, { hidden: !paidOnWinning }),
      settles_within: filter.choice(settledSpans, { hidden: saleBy === null }),
      fake: filter.robots(),
    },
  });
}

export const lists = byKind(orders.orderKindNames, orderList);
