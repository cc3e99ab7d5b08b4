import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListQuery } from './table/column.ts';

export type DeskRow = {
  id: string;
  onOpen: (id: string | undefined) => void;
  toProposal?: ReactNode;
};

export type Queue<Row> = {
  rows: readonly Row[] | undefined;
  /** Watches whether the user stays with that record: looks at it still, and has gone nowhere since. */
  watch: (id: string) => { isCurrent: () => boolean; end: () => void };
  findWaiting: () => Promise<readonly Row[]>;
  queryKey: QueryKey;
  labels: { opened: (next: Row) => string; none: string };
  /** Present if the rows are proposals, and the record is open for one of them. */
  desk?: DeskRow;
};

export type OpenRecord<Row> = {
  id: string;
  /**
   * The row of the list, if it is on the page: it names the record before its details are there.
   */
  listed: Row | undefined;
  query: ListQuery<Row>;
  onOpen: (id: string | undefined) => void;
  onClose: () => void;
};

export type OpenReview<Row> = OpenRecord<Row> & {
  queue: Queue<Row>;
};
