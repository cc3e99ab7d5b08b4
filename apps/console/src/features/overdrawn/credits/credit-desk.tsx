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
import { creditKey } from '../api/overdrawn-keys.ts';
import { exportCredits } from './api/export-credits.ts';
import { creditsQuery, listCredits } from './api/list-credits.ts';
import { useCreditColumns } from './credit-columns.tsx';
import { CreditFilters } from './credit-filters.tsx';
import { type CreditSearch, readCreditSearch } from './credit-search.ts';

/** Comes with the first record that is opened: the list itself is there sooner without it. */
const CreditDrawer = lazy(async () => {
  const [{ CreditDrawer }] = await Promise.all([
    import('./review/credit-drawer.tsx'),
    loadWords(['decision']),
  ]);
  return { default: CreditDrawer };
});

/** Comes with the first records that are selected. */
const DecideCredits = lazy(async () => {
  const [{ DecideCredits }] = await Promise.all([
    import('./decide-credits.tsx'),
    loadWords(['decision']),
  ]);
  return { default: DecideCredits };
});

export type CreditDeskProps = {
  /** As the address has it. */
  search: CreditSearch;
  onSearchChange: (change: Partial<CreditSearch>) => void;
};

/** What was made good and given, and beside it the record that is open. */
export function CreditDesk({ search, onSearchChange }: CreditDeskProps) {
  const { t } = useTranslation('compensation');
  const sdk = useSdk();
  const { timezone } = useSettings();
  const mayDecide = usePermit('approve');
  const query = useQuery(creditsQuery(sdk, search, timezone));
  // The list without filters knows every currency there is; it is the page most people begin with.
  const whole = useQuery(creditsQuery(sdk, readCreditSearch({}), timezone));
  const columns = useCreditColumns();
  const open = (id: string | undefined) => onSearchChange({ id });
  const filter = (change: Partial<CreditSearch>) => onSearchChange({ ...change, page: 1 });
  const { advance, announcement } = useAdvance<Schemas.Overdrawn>({
    openId: search.id,
    rows: query.data?.list,
    onOpen: open,
    nextOf: nextToDecide,
    findWaiting: async () =>
      (await listCredits(sdk, { ...search, status: 'pending', page: 1, size: 100 }, timezone)).list,
    queryKey: creditKey,
    words: {
      opened: ({ order_no: orderNo }) => t('next.opened', { orderNo }),
      none: t('next.none'),
    },
  });
  return (
    <>
      <DataTable
        id="compensation"
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
          <CreditFilters
            search={search}
            currencies={whole.data?.totals.map(({ currency }) => currency) ?? []}
            onChange={filter}
          />
        }
        actions={
          <Permit action="export">
            <ExportButton
              what="compensation"
              onExport={() => exportCredits(sdk, search, timezone)}
            />
          </Permit>
        }
        bulk={mayDecide ? (selected) => <DecideCredits {...selected} /> : undefined}
      />
      <Announcement>{announcement}</Announcement>
      <Suspense>
        {search.id !== undefined && (
          <CreditDrawer
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
