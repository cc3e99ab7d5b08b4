import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionDesk, type DeskAddress } from '#/kit/list/decision-desk.tsx';
import type { Column } from '#/kit/list/table/column.ts';
import type { ReadSearch } from '#/kit/list/table/table-search.ts';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { exportDeposits } from './api/export-deposits.ts';
import { depositList } from './api/list-deposits.ts';
import { DepositFilters, type DepositFiltersProps } from './deposit-filters.tsx';
import type { DepositSearch } from './deposit-search.ts';

/** Comes with the first deposit that is opened: the queue itself is there sooner without it. */
const DepositDrawer = lazyOverlay(
  async () => (await import('./review/deposit-drawer.tsx')).DepositDrawer,
  ['decision', 'two-people', 'deposit-review', 'crypto-deposit'],
);

/** Comes with the first deposits that are selected. */
const DecideDeposits = lazyPart(
  async () => (await import('./bulk/decide-deposits.tsx')).DecideDeposits,
  ['decision', 'two-people', 'deposit-review'],
);

export type DepositDeskProps = DeskAddress<DepositSearch> &
  Pick<DepositFiltersProps, 'fixed' | 'narrow'> & {
    /** Under this name the person's columns and views are kept. */
    id: string;
    readSearch: ReadSearch;
    columns: Column<Schemas.Deposit>[];
    /** More buttons over the rows. */
    actions?: ReactNode;
    words: { table: string; searched: string; empty: { title: string; hint: string } };
  };

/** A list of deposits, and beside it the one that is open for review. */
export function DepositDesk({ words, narrow, ...desk }: DepositDeskProps) {
  const { t } = useTranslation('deposit');
  const { id, search, fixed } = desk;
  return (
    <DecisionDesk
      {...desk}
      list={depositList}
      file={{ what: 'deposits', fetch: exportDeposits }}
      words={{
        ...words,
        totals: {
          label: t('totals.label'),
          count: (count) => t('totals.count', { count }),
          lines: 'deposit',
        },
        opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
        none: t('next.none'),
      }}
      filters={(onChange) => (
        <DepositFilters {...{ search, fixed, narrow, onChange }} searched={words.searched} />
      )}
      bulk={(selected) => <DecideDeposits {...selected} tableId={id} />}
      drawer={(open) => <DepositDrawer {...open} />}
    />
  );
}
