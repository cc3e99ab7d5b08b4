import type { ComponentType } from 'react';
import { lazyOverlay } from '#/ui/page/lazy-overlay.tsx';
import { lazyPart } from '#/ui/page/lazy-part.tsx';
import type { OpenReview } from './open-record.ts';
import type { BulkSelected } from './table/data-table.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

const reviewLabels = ['decision', 'two-people', 'client-profile'];

/**
 * The `decision` of a list page, whose parts come with the first record that is opened or selected.
 *
 * @example
 * decision: reviewQueue({
 *   drawer: async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
 *   bulk: async () => (await import('./decide-loans.tsx')).DecideLoans,
 * }),
 */
export const reviewQueue = <Row extends { order_no: string }>({
  drawer,
  bulk,
  labels = [],
}: {
  drawer: Load<OpenReview<Row>>;
  bulk?: Load<BulkSelected<Row>>;
  labels?: readonly string[];
}) => ({
  drawer: lazyOverlay(drawer, [...reviewLabels, ...labels]),
  named: ({ order_no: orderNo }: Row) => ({ orderNo }),
  ...(bulk && { bulk: lazyPart(bulk, [...reviewLabels, ...labels]) }),
});
