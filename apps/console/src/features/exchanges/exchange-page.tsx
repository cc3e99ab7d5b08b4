import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { withClient } from '#/kit/client/client-address.ts';
import * as column from '#/kit/list/columns.tsx';
import { listPage } from '#/kit/list/list-page.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { list } from './exchange-list.ts';

type Row = Schemas.ConversionRecord;

/** The exchanges, in the place of the deposits: done, so that there is nothing to decide. */
export const { Page: Exchanges } = listPage(list, {
  title: 'table',
  totals: 'exchange',
  exportResource: 'client',
  actions: BackButton,
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
