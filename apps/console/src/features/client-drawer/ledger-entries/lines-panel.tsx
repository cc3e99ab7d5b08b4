import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Lines } from '#/kit/ledger/lines.ts';
import { Pagination } from '#/kit/list/table/pagination.tsx';
import { CurrencySums } from '../currency-sums.tsx';
import { StatementLines } from '../statement/statement-lines.tsx';
import { TabContent } from '../tab-content.tsx';
import { linesQuery } from './ledger-lines.ts';

export type LinesPlace = { page: number; size: number };

/** Lines of the ledger, and what they come to. */
export function LinesPanel({
  lines,
  place,
  onPlace,
}: {
  lines: Lines;
  place: LinesPlace;
  onPlace: (place: LinesPlace) => void;
}) {
  const { t } = useTranslation('statement');
  const query = useQuery(linesQuery(useSdk(), lines, place));
  return (
    <div className="flex flex-col gap-3">
      <TabContent
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={{ title: t('lines.none'), hint: t('lines.noneHint') }}
      >
        {({ list, total, totals }) => (
          <div className="flex flex-col gap-3">
            <CurrencySums label={t('net')} totals={totals} />
            <StatementLines
              label={t('lines.label')}
              lines={list}
              fake={lines.filter['fake'] === 'true'}
            />
            <Pagination
              of={t('lines.label')}
              {...place}
              total={total}
              onPage={(page) => onPlace({ ...place, page })}
              onSize={(size) => onPlace({ page: 1, size })}
            />
          </div>
        )}
      </TabContent>
    </div>
  );
}
