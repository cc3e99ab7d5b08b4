import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { withClient } from '#/kit/client/client-address.ts';
import {
  amountColumn,
  clientColumn,
  createdAtColumn,
  ledgerColumn,
  orderNoColumn,
  staffColumns,
} from '#/kit/client/record-columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { list } from './exchange-list.ts';

type Row = Schemas.ConversionRecord;

const received = ledgerColumn<Row>('received', {
  amount: ({ received: amount, received_currency: currency }) => ({ amount, currency }),
});

/** The exchanges, in the place of the deposits: done, so that there is nothing to decide. */
export const { Page: Exchanges } = listPage(list, {
  title: 'table',
  totals: 'exchange',
  exportResource: 'client',
  actions: BackButton,
  useOpen: useEntriesOf,
  columns: [
    orderNoColumn,
    clientColumn,
    amountColumn<Row>(),
    { ...received, descendingFirst: true },
    { id: 'rate', align: 'end', cell: (row, { rate }) => rate(row.rate) },
    ledgerColumn<Row>('fee', { amount: ({ fee: amount, currency }) => ({ amount, currency }) }),
    createdAtColumn,
    { id: 'from', inCards: false, cell: (row) => row.from_acc_no },
    { id: 'to', inCards: false, cell: (row) => row.to_acc_no },
    ...staffColumns,
    { id: 'maker', cell: (row) => row.maker?.name },
  ],
});

function BackButton() {
  const { t } = useTranslation('exchange-record');
  const { change } = usePageAddress();
  return <Button onClick={() => change({}, false)}>{t('back')}</Button>;
}

/** Its record is what the ledger says of it, which lies over the list. */
function useEntriesOf() {
  const { search, change } = usePageAddress();
  return ({ id, client }: Row) => {
    const next = withClient(search, client.id, 'statement', { record: id });
    change(next, search['client'] !== undefined);
  };
}
