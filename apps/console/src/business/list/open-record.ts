import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ListQuery } from './table/column.ts';

/** The row that a record is open for. */
export type DeskRow = {
  id: string;
  /** Opens another row. */
  onOpen: (id: string | undefined) => void;
  /** Opens the proposal itself instead of its record. */
  toProposal?: ReactNode;
};

/** The list that the open record is in, as far as a decision has to know it. */
export type Queue<Row> = {
  /** The rows of the current page. */
  rows: readonly Row[] | undefined;
  /** Watches whether the user stays with that record: looks at it still, and has gone nowhere since. */
  watch: (id: string) => { stays: () => boolean; end: () => void };
  findWaiting: () => Promise<readonly Row[]>;
  /** Everything fetched about such records is cached under it. */
  queryKey: QueryKey;
  labels: { opened: (next: Row) => string; none: string };
  /** Present if the rows are proposals, and the record is open for one of them. */
  desk?: DeskRow;
};

/** The record that is open beside its list, as its drawer takes it. */
export type OpenRecord<Row> = {
  id: string;
  /**
   * The row of the list, if it is on the page: it names the record before its details are there.
   */
  listed: Row | undefined;
  /** The page of the list. */
  query: ListQuery<Row>;
  onOpen: (id: string | undefined) => void;
  onClose: () => void;
};

/** The record that is open beside a review queue. */
export type OpenReview<Row> = OpenRecord<Row> & {
  queue: Queue<Row>;
};
