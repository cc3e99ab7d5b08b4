import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { nextToDecide } from '#/shared/decision/next-to-decide.ts';
import { useAdvance } from '#/shared/decision/use-advance.ts';
import { isFiltered, withoutFilters } from '#/shared/filter/list-search.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { usePermit } from '#/shared/permission/use-permit.ts';
import { useSettings } from '#/shared/settings/settings-context.tsx';
import { DataTable } from '#/shared/table/data-table.tsx';
import { ExportButton } from '#/shared/table/export-button.tsx';
import { Announcement } from '#/shared/ui/announcement.tsx';
import { loanKey } from '../api/overdrawn-keys.ts';
import { exportLoans } from './api/export-loans.ts';
import { listLoans, loansQuery } from './api/list-loans.ts';
import { dueChoiceOf } from './due-filter.ts';
import { DueStrip } from './due-strip.tsx';
import { useLoanColumns } from './loan-columns.tsx';
import { LoanFilters } from './loan-filters.tsx';
import { type LoanSearch, readLoanSearch } from './loan-search.ts';

/** Comes with the first loan that is opened: the list itself is there sooner without it. */
const LoanDrawer = lazy(async () => {
  const [{ LoanDrawer }] = await Promise.all([
    import('./review/loan-drawer.tsx'),
    loadWords(['decision']),
  ]);
  return { default: LoanDrawer };
});

/** Comes with the first loans that are selected. */
const DecideLoans = lazy(async () => {
  const [{ DecideLoans }] = await Promise.all([
    import('./decide-loans.tsx'),
    loadWords(['decision']),
  ]);
  return { default: DecideLoans };
});

export type LoanDeskProps = {
  /** As the address has it. */
  search: LoanSearch;
  onSearchChange: (change: Partial<LoanSearch>) => void;
};

/** The loans, what is due of them, and beside them the one that is open. */
export function LoanDesk({ search, onSearchChange }: LoanDeskProps) {
  const { t } = useTranslation('loan');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const query = useQuery(loansQuery(sdk, search, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(loansQuery(sdk, readLoanSearch({}), timezone));
  const columns = useLoanColumns();
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<LoanSearch>) => onSearchChange({ ...change, page: 1 });
  const { advance, announcement } = useAdvance<Schemas.Overdrawn>({
    openId: search.id,
    rows: query.data?.list,
    onOpen: open,
    nextOf: nextToDecide,
    findWaiting: async () =>
      (await listLoans(sdk, { ...search, status: 'pending', page: 1, size: 100 }, timezone)).list,
    queryKey: loanKey,
    words: {
      opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
      none: t('next.none'),
    },
  });
  return (
    <>
      <DataTable
        id="loan"
        label={t('table')}
        columns={columns}
        query={query}
        search={search}
        onSearchChange={onSearchChange}
        openId={search.id}
        onOpen={open}
        totalsWords={{ label: t('totals.label'), count: (count) => t('totals.count', { count }) }}
        empty={{
          title: t('empty.title'),
          hint: t('empty.hint'),
          filtered: isFiltered(search),
          onClearFilters: () => filter(withoutFilters(search)),
        }}
        filters={
          <>
            <DueStrip chosen={dueChoiceOf(search)} />
            <LoanFilters
              search={search}
              currencies={whole.data?.totals.map(({ currency }) => currency) ?? []}
              onChange={filter}
            />
          </>
        }
        actions={
          <Permit action="export">
            <ExportButton what="loans" onExport={() => exportLoans(sdk, search, timezone)} />
          </Permit>
        }
        bulk={mayDecide ? (selected) => <DecideLoans {...selected} /> : undefined}
      />
      <Announcement>{announcement}</Announcement>
      <Suspense>
        {search.id !== undefined && (
          <LoanDrawer
            id={search.id}
            listed={query.data?.list.find(({ id }) => id === search.id)}
            onOpen={open}
            onDecided={advance}
          />
        )}
      </Suspense>
    </>
  );
}
