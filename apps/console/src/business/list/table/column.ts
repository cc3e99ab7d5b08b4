import type { Action, ResourceRef } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StatementFilter } from '#/business/ledger/statement-filter.ts';

export type InCards = boolean | 'title' | 'beside' | 'state' | 'method' | 'waited' | 'foot';

export type CellLink = {
  client: { id: string };
  entries?: StatementFilter;
  of?: string;
};

export type Column<Row> = {
  id: string;
  label: string;
  /** Null if there is nothing to say: tables show a dash, cards leave the line out. */
  cell: (row: Row) => ReactNode;
  /**
   * False for what a narrow card leaves to the record itself. If no column is the title, the first one is.
   */
  inCards?: InCards;
  /**
   * The tabs of the list that show it unless the user hides it, `all` for the one with all; the others show it if the
   * user asks for it.
   */
  tabs?: readonly string[];
  links?: (row: Row) => CellLink | readonly CellLink[] | null;
  /** False for what is a matter of the moment, such as how long ago something was: a file has the time itself. */
  inFiles?: false;
  align?: 'start' | 'end';
  sortable?: boolean;
  descendingFirst?: boolean;
  /** Null if the row has no money to add up. */
  sum?: (row: Row) => { amount: string; currency: string } | null;
  /** By what a list that is held whole sorts; amounts as the decimal text that the server sends. */
  value?: (row: Row) => string | number | null;
};

export type ListPage<Row> = {
  list: Row[];
  /** Null while they are counted, which takes longer than the rows; so are the totals. */
  total: number | null;
  totals?: readonly { currency: string; count: number; amount: string }[] | null;
  base?: Schemas.BaseTotal | null;
};

export type ListQuery<Row> = Pick<
  UseQueryResult<ListPage<Row>>,
  'data' | 'error' | 'isError' | 'isPending' | 'isPlaceholderData' | 'refetch'
> & {
  figures?: Pick<UseQueryResult, 'error' | 'refetch'>;
  fetching?: { subscribe: (listener: () => void) => () => void; read: () => boolean };
  isFetching?: boolean;
};

export type MoreAction = {
  /** A key of the labels of the list. */
  name: string;
  icon: LucideIcon;
  permit: { action: Action; resource: ResourceRef };
} & (
  | {
      to: string;
    }
  | {
      dialog: ComponentType<{ onClose: () => void }>;
    }
);

export type LabelledAction = MoreAction & { label: string };
