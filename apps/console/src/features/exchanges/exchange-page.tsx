import type { Schemas } from '@brokerdesk/sdk';
import { withClient } from '#/kit/client/client-address.ts';
import * as column from '#/kit/list/columns.tsx';
import { defineList } from '#/kit/list/define-list.ts';
import * as filter from '#/kit/list/filter/filters.ts';
import { listPage } from '#/kit/list/list-page.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';

/** What clients have changed from one currency into another. */
export const list = defineList({
  name: 'exchange',
  namespaces: ['exchange-record'],
  path: '/acc/admin/v1/exchange/list',
  file: { path: '/acc/admin/v1/exchange/export', what: 'exchanges' },
  // An exchange moves money from one account to another, and names its client.
  topics: ['account', 'client'],
  sort: ['created_at', 'amount', 'received', 'order_no'],
  usualSort: '-created_at',
  filters: {
    q: filter.text(),
    currency: filter.currency(),
    received_currency: filter.currency({ as: 'received', totals: 'received_totals' }),
    agent_id: filter.agent(),
    created_at: filter.dates(),
    client_id: filter.client(),
    fake: filter.robots(),
  },
});

type Row = Schemas.ConversionRecord;

/** The exchanges of clients: done, so that there is nothing to decide. */
export const { Page, prefetch } = listPage(list, {
  totals: 'exchange',
  useOpen: useEntriesOf,
  columns: [
    column.orderNo,
    column.client,
    column.amount(),
    column.ledger('received', { currency: 'received_currency', descendingFirst: true }),
    { id: 'rate', align: 'end', cell: (row, { rate }) => rate(row.rate) },
    column.ledger('fee'),
    column.createdAt,
    { id: 'from', inCards: false, cell: (row) => row.from_acc_no },
    { id: 'to', inCards: false, cell: (row) => row.to_acc_no },
    ...column.staff,
    column.person('maker'),
  ],
});

/** Its record is what the ledger says of it, which lies over the list. */
function useEntriesOf() {
  const { search, change } = usePageAddress();
  return ({ id, client }: Row) => {
    const next = withClient(search, client.id, 'statement', { record: id });
    change(next, search['client'] !== undefined);
  };
}
