import type { Action } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';
import type { ComponentType } from 'react';
import type { EntriesSource } from '#/business/ledger/entries-ref.ts';
import type { ListedQueue } from '#/business/work/work-context.ts';
import type { PageFile } from '#/core/pages/page-route.ts';
import type { ListColumn } from './columns.tsx';
import type { ListFiltersProps } from './filter/list-filter.ts';
import type { OwnFilters } from './filter/use-defined-filters.tsx';
import type { OpenRecord, OpenReview } from './open-record.ts';
import type { MoreAction } from './table/column.ts';
import type { BulkSelected } from './table/data-table.tsx';

type Names = readonly Extract<Namespace, string>[];

export type BulkPart<Row> = ComponentType<BulkSelected<Row>>;

export type ListPageOptions<Row extends { id: string }, Search, Namespaces extends Names> = {
  columns: readonly ListColumn<Row, Namespaces>[];
  /** The same in the order of what matters under these filters, the same array each time. */
  columnsIn?: (search: Search) => readonly ListColumn<Row, Namespaces>[];
  /** Query of the lines behind its sums; labels are `totals.*`. */
  totals?: EntriesSource;
  /** Key of the label of the sums under these filters, if it is not `totals.label`. */
  totalsLabel?: (search: Search) => string | undefined;
  /** The queue that its records wait in. */
  work?: ListedQueue;
  /** Shown above the filters. */
  above?: ComponentType<{ search: Search }>;
  /** Draws the filters that the list declares as `own`. A hook. */
  useOwnFilters?: (props: ListFiltersProps<Search>) => OwnFilters<Search>;
  /** A button over the rows, before the export. */
  actions?: ComponentType;
  /** More that is done from there: in a menu on a narrow screen. */
  more?: readonly (MoreAction & { when?: (search: Search) => boolean })[];
  /** The button that makes a record, after it. */
  create?: ComponentType;
  /** Offers creation on the empty list too. */
  createFromEmpty?: boolean;
  /** The record that is open; most are a `lazyOverlay`. */
  drawer?: ComponentType<OpenRecord<Row>>;
  /** Replaces opening the record of that `id` when a row is pressed. A hook. */
  useOpen?: () => ((row: Row) => void) | undefined;
  /** Bulk operation, for users with the right; most are a `lazyPart`. */
  bulk?: { action: Action; part: BulkPart<Row> };
  /** Makes it a review queue: a drawer that goes on to the next record after a decision, and bulk decisions. */
  decision?: {
    drawer: ComponentType<OpenReview<Row>>;
    /** Values for the label `next.opened`. */
    named: (next: Row) => Readonly<Record<string, string>>;
    bulk?: BulkPart<Row>;
    /** The drawer has two panes, and covers the list. */
    covers?: boolean;
    /** The status of those that wait; `pending` unless said otherwise. */
    waitingStatus?: string;
  };
  /** Fetches more before the page is drawn. */
  prefetch?: NonNullable<PageFile['prefetch']>;
};
