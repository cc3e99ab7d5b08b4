import type { Schemas } from '@brokerdesk/sdk';
import type { ListColumn } from '#/kit/list/list-column.ts';
import { ClientLink } from './client-link.tsx';
import { LedgerAmount } from './ledger-amount.tsx';

/** A record of a client. */
type OfClient = { id: string; client: Schemas.ClientRef };

/** One that somebody made, and that somebody else may have decided. */
type Audited = {
  maker: { name: string } | null;
  checker: { name: string } | null;
  checked_at: string | null;
};

export const orderNoColumn: ListColumn<{ order_no: string }> = {
  id: 'order_no',
  cell: (row) => row.order_no,
};

export const clientColumn: ListColumn<OfClient> = {
  id: 'client',
  inCards: 'title',
  cell: (row) => <ClientLink client={row.client} />,
};

type LedgerColumnOptions<Row> = {
  amount: (row: Row) => { amount: string; currency: string };
  /** Null for a record that the ledger has no lines about. */
  ledgerRecordOf?: (row: Row) => string | null;
};

/** Money with the way to its lines in the ledger. */
export const ledgerColumn = <Row extends OfClient>(
  id: string,
  { amount, ledgerRecordOf = (row) => row.id }: LedgerColumnOptions<Row>,
): ListColumn<Row> => ({
  id,
  align: 'end',
  cell: (row) => <LedgerAmount client={row.client} record={ledgerRecordOf(row)} {...amount(row)} />,
});

/** How much a record is about; sums up over selected rows. */
export const amountColumn = <Row extends OfClient & { amount: string; currency: string }>(
  ledgerRecordOf?: (row: Row) => string | null,
): ListColumn<Row> => {
  const amount = ({ amount, currency }: Row) => ({ amount, currency });
  return {
    ...ledgerColumn('amount', { amount, ...(ledgerRecordOf && { ledgerRecordOf }) }),
    inCards: 'beside',
    descendingFirst: true,
    sum: amount,
  };
};

/** What a list is sorted by as long as nobody sorts it otherwise. */
export const createdAtColumn: ListColumn<{ created_at: string }> = {
  id: 'created_at',
  descendingFirst: true,
  cell: (row, { dateTime }) => dateTime(row.created_at),
};

/** Whose client it is. */
export const staffColumns: readonly ListColumn<OfClient>[] = [
  { id: 'agent', inCards: false, cell: (row) => row.client.agent_name },
  { id: 'superman', inCards: false, cell: (row) => row.client.superman },
];

/** Who made it; without a maker it was the client. */
export const makerColumn: ListColumn<Pick<Audited, 'maker'>> = {
  id: 'maker',
  inCards: false,
  cell: (row, { label }) => row.maker?.name ?? label('byClient'),
};

/** Who decided it, and when. */
export const checkerColumns: readonly ListColumn<Audited>[] = [
  { id: 'checker', inCards: false, cell: (row) => row.checker?.name },
  {
    id: 'checked_at',
    inCards: false,
    descendingFirst: true,
    cell: (row, { dateTime }) => row.checked_at && dateTime(row.checked_at),
  },
];

/** Whose client it is, who made the record and who decided it. */
export const peopleColumns: readonly ListColumn<OfClient & Audited>[] = [
  ...staffColumns,
  makerColumn,
  ...checkerColumns,
];
