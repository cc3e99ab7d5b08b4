import type { Schemas } from '@brokerdesk/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StatementFilter } from '#/business/ledger/statement-filter.ts';

/**
 * Where a narrow card has a column: in its head, the `title` with what counts most `beside` it; in the line below,
 * first the `state`, then the `method`, at last how long it has `waited`; at the `foot`, with what tells records of
 * the same title apart; or, true, with its label.
 */
export type InCards = boolean | 'title' | 'beside' | 'state' | 'method' | 'waited' | 'foot';

/** Where a press on a cell leads: to a client, or with a filter to what the ledger has of one. */
export type Lead = {
  client: { id: string };
  entries?: StatementFilter;
  /** What the entries are of, where the label of the column does not say it. */
  of?: string;
};

/** One column of a list, and one line of its cards on a narrow screen. */
export type Column<Row> = {
  /** The server's sort key, where the column sorts. */
  id: string;
  label: string;
  /** Null where there is nothing to say: tables show a dash, cards leave the line out. */
  cell: (row: Row) => ReactNode;
  /** False for what a narrow card leaves to the record itself. Where no column is the title, the first one is. */
  inCards?: InCards;
  /** Where its cell leads in a table; a card has it in its menu. */
  leads?: (row: Row) => Lead | readonly Lead[] | null;
  /** False for what is a matter of the moment, such as how long ago something was: a file has the time itself. */
  inFiles?: false;
  /** Numbers and money are right-aligned, so that their digits are below each other. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The first press on the header puts the largest or latest first. */
  descendingFirst?: boolean;
  /** Money that is added up, by currency, over the selected rows; null where the row has none of it. */
  sum?: (row: Row) => { amount: string; currency: string } | null;
  /** By what a list that is held whole sorts; amounts as the decimal text that the server sends. */
  value?: (row: Row) => string | number | null;
};

/** A page of a list as the server answers it. */
export type ListPage<Row> = {
  list: Row[];
  total: number;
  totals?: readonly { currency: string; count: number; amount: string }[];
  base?: Schemas.BaseTotal;
};

/** Where a list comes from: what a query says about it. */
export type ListQuery<Row> = Pick<
  UseQueryResult<ListPage<Row>>,
  'data' | 'error' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'
> & {
  /** Reports whether it is being fetched: see `useFetching`. */
  fetching?: { subscribe: (listener: () => void) => () => void; read: () => boolean };
  /** Whether it is being fetched, where nothing reports it. */
  isFetching?: boolean;
};
