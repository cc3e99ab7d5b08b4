import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionDesk, type DeskAddress } from '#/kit/list/decision-desk.tsx';
import { lazyOverlay } from '#/kit/page/lazy-overlay.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { exportCredits } from './api/export-credits.ts';
import { creditList } from './api/list-credits.ts';
import { useCreditColumns } from './credit-columns.tsx';
import { CreditFilters } from './credit-filters.tsx';
import { type CreditSearch, readCreditSearch } from './credit-search.ts';

/** Comes with the first record that is opened: the list itself is there sooner without it. */
const CreditDrawer = lazyOverlay(
  async () => (await import('./review/credit-drawer.tsx')).CreditDrawer,
  ['decision', 'two-people'],
);

/** Comes with the first records that are selected. */
const DecideCredits = lazyPart(
  async () => (await import('./decide-credits.tsx')).DecideCredits,
  ['decision', 'two-people'],
);

/** What was made good and given, and beside it the record that is open. */
export function CreditDesk({ search, onSearchChange }: DeskAddress<CreditSearch>) {
  const { t } = useTranslation('compensation');
  return (
    <DecisionDesk
      id="compensation"
      search={search}
      readSearch={readCreditSearch}
      onSearchChange={onSearchChange}
      list={creditList}
      file={{ what: 'compensation', fetch: exportCredits }}
      columns={useCreditColumns()}
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
      filters={(onChange) => <CreditFilters search={search} onChange={onChange} />}
      bulk={(selected) => <DecideCredits {...selected} />}
      drawer={(open) => <CreditDrawer {...open} />}
    />
  );
}
