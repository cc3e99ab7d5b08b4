import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '#/kit/list/table/column.ts';
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

export const orderNoColumn = (label: string): Column<{ order_no: string }> => ({
  id: 'order_no',
  label,
  sortable: true,
  cell: (row) => row.order_no,
});

export const clientColumn = (label: string): Column<OfClient> => ({
  id: 'client',
  label,
  cell: (row) => <ClientLink client={row.client} />,
});

/** How much it is about, with the way to its lines in the ledger; sums up over selected rows. */
export const amountColumn = <Row extends OfClient & { amount: string; currency: string }>(
  label: string,
  /** Null for one that the ledger has no lines about. */
  ledgerRecordOf: (row: Row) => string | null,
): Column<Row> => ({
  id: 'amount',
  label,
  align: 'end',
  sortable: true,
  descendingFirst: true,
  cell: (row) => (
    <LedgerAmount
      client={row.client}
      record={ledgerRecordOf(row)}
      amount={row.amount}
      currency={row.currency}
    />
  ),
  sum: ({ amount, currency }) => ({ amount, currency }),
});

/** What a list is sorted by as long as nobody sorts it otherwise. */
export const createdAtColumn = (
  label: string,
  dateTime: (time: string) => string,
): Column<{ created_at: string }> => ({
  id: 'created_at',
  label,
  sortable: true,
  descendingFirst: true,
  cell: (row) => dateTime(row.created_at),
});

/** Whose client it is. */
export const staffColumns = (labels: { agent: string; superman: string }): Column<OfClient>[] => [
  {
    id: 'agent',
    inCards: false,
    label: labels.agent,
    cell: (row) => row.client.agent_name,
  },
  {
    id: 'superman',
    inCards: false,
    label: labels.superman,
    cell: (row) => row.client.superman,
  },
];

/** Who made it; without a maker it was the client. */
export const makerColumn = (label: string, byClient: string): Column<Pick<Audited, 'maker'>> => ({
  id: 'maker',
  inCards: false,
  label,
  cell: (row) => row.maker?.name ?? byClient,
});

/** Who decided it, and when. */
export const checkerColumns = (
  labels: { checker: string; checkedAt: string },
  dateTime: (time: string) => string,
): Column<Audited>[] => [
  {
    id: 'checker',
    inCards: false,
    label: labels.checker,
    cell: (row) => row.checker?.name,
  },
  {
    id: 'checked_at',
    inCards: false,
    label: labels.checkedAt,
    sortable: true,
    descendingFirst: true,
    cell: (row) => row.checked_at && dateTime(row.checked_at),
  },
];
