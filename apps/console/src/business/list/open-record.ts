import type { ListQuery } from './table/column.ts';
import type { Queue } from './use-advance.ts';

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
