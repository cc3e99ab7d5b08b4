import type { ReactNode } from 'react';

/** One column of a list, and one line of its cards on a narrow screen. */
export type Column<Row> = {
  /** The server's sort key, where the column sorts. */
  id: string;
  label: string;
  /** Null where there is nothing to say: tables show a dash, cards leave the line out. */
  cell: (row: Row) => ReactNode;
  /** False for what a narrow card leaves to the record itself. */
  inCards?: boolean;
  /** Numbers and money stand right-aligned, so that their digits are below each other. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The first press on the header puts the largest or latest first. */
  descendingFirst?: boolean;
};

/** A page of a list as the server answers it. */
export type ListPage<Row> = {
  list: Row[];
  total: number;
  totals?: readonly { currency: string; count: number; amount: string }[];
};
