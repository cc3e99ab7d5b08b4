import type { Schemas } from '@brokerdesk/sdk';
import { withClient } from '#/business/client/client-address.ts';
import * as column from '#/business/list/columns.tsx';
import { listPage } from '#/business/list/list-page.tsx';
import { usePageAddress } from '#/ui/page/page-address.tsx';
import { list } from './exchange-list.ts';

type Row = Schemas.ConversionRecord;

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

function useEntriesOf() {
  const { search, change } = usePageAddress();
  return ({ id, client }: Row) => {
    const next = withClient(search, client.id, 'statement', { record: id });
    change(next, search['client'] !== undefined);
  };
}
