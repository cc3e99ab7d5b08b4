import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionDesk, type DeskAddress } from '#/kit/list/decision-desk.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { exportLoans } from './api/export-loans.ts';
import { loanList } from './api/list-loans.ts';
import { dueChoiceOf } from './due-filter.ts';
import { DueStrip } from './due-strip.tsx';
import { useLoanColumns } from './loan-columns.tsx';
import { LoanFilters } from './loan-filters.tsx';
import { type LoanSearch, readLoanSearch } from './loan-search.ts';

/** Comes with the first loan that is opened: the list itself is there sooner without it. */
const LoanDrawer = lazyOverlay(
  async () => (await import('./review/loan-drawer.tsx')).LoanDrawer,
  ['decision', 'two-people'],
);

/** Comes with the first loans that are selected. */
const DecideLoans = lazyPart(
  async () => (await import('./decide-loans.tsx')).DecideLoans,
  ['decision', 'two-people'],
);

/** The loans, what is due of them, and beside them the one that is open. */
export function LoanDesk({ search, onSearchChange }: DeskAddress<LoanSearch>) {
  const { t } = useTranslation('loan');
  return (
    <DecisionDesk
      id="loan"
      search={search}
      readSearch={readLoanSearch}
      onSearchChange={onSearchChange}
      list={loanList}
      file={{ what: 'loans', fetch: exportLoans }}
      columns={useLoanColumns()}
      words={{
        table: t('table'),
        empty: { title: t('empty.title'), hint: t('empty.hint') },
        totals: {
          label: t('totals.label'),
          count: (count) => t('totals.count', { count }),
          lines: 'overdrawn',
        },
        opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
        none: t('next.none'),
      }}
      filters={(onChange) => (
        <>
          <DueStrip chosen={dueChoiceOf(search)} />
          <LoanFilters search={search} onChange={onChange} />
        </>
      )}
      bulk={(selected) => <DecideLoans {...selected} />}
      drawer={(open) => <LoanDrawer {...open} />}
    />
  );
}
