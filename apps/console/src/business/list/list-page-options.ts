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
  /** Returns the same array each time. */
  columnsIn?: (search: Search) => readonly ListColumn<Row, Namespaces>[];
  /** Labels are `totals.*`. */
  totals?: EntriesSource;
  totalsLabel?: (search: Search) => string | undefined;
  work?: ListedQueue;
  above?: ComponentType<{ search: Search }>;
  /** Draws the filters that the list declares as `own`. A hook. */
  useOwnFilters?: (props: ListFiltersProps<Search>) => OwnFilters<Search>;
  actions?: ComponentType;
  more?: readonly (MoreAction & { when?: (search: Search) => boolean })[];
  create?: ComponentType;
  createFromEmpty?: boolean;
  drawer?: ComponentType<OpenRecord<Row>>;
  /** Replaces opening the record of that `id` when a row is pressed. A hook. */
  useOpen?: () => ((row: Row) => void) | undefined;
  bulk?: { action: Action; part: BulkPart<Row> };
  decision?: {
    drawer: ComponentType<OpenReview<Row>>;
    /** Values for the label `next.opened`. */
    named: (next: Row) => Readonly<Record<string, string>>;
    bulk?: BulkPart<Row>;
    /** The drawer has two panes, and covers the list. */
    covers?: boolean;
    /** Defaults to `pending`. */
    waitingStatus?: string;
  };
  prefetch?: NonNullable<PageFile['prefetch']>;
};
