import { useQuery } from '@tanstack/react-query';
import type { EntriesRef } from '#/business/ledger/entries-ref.ts';
import { Pagination } from '#/business/list/table/pagination.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { CurrencySums } from '../currency-sums.tsx';
import { StatementEntries } from '../statement/statement-entries.tsx';
import { TabContent } from '../tab-content.tsx';
import { entriesQuery } from './entries-query.ts';

export type PageRange = { page: number; size: number };

export function EntriesPanel({
  entries,
  range,
  onRange,
}: {
  entries: EntriesRef;
  range: PageRange;
  onRange: (range: PageRange) => void;
}) {
  const { t } = useTranslation('statement');
  const query = useQuery(entriesQuery(useSdk(), entries, range));
  return (
    <div className="flex flex-col gap-3">
      <TabContent
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={{ title: t('entries.none'), hint: t('entries.noneHint') }}
      >
        {({ list, total, totals }) => (
          <div className="flex flex-col gap-3">
            <CurrencySums label={t('net')} totals={totals} />
            <StatementEntries
              label={t('entries.label')}
              entries={list}
              fake={entries.filter['fake'] === 'true'}
            />
            <Pagination
              of={t('entries.label')}
              {...range}
              total={total}
              onPage={(page) => onRange({ ...range, page })}
              onSize={(size) => onRange({ page: 1, size })}
            />
          </div>
        )}
      </TabContent>
    </div>
  );
}
