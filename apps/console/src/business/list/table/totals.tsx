import { EntriesLink } from '#/business/ledger/entries-link.tsx';
import type { ListLedgerEntries } from '#/business/ledger/entries-ref.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { BaseTotal } from '#/ui/money/base-total.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useIdle } from '#/ui/page/when-idle.ts';
import type { ListPage, ListQuery } from './column.ts';

type Sums = Pick<ListPage<unknown>, 'totals' | 'base'>;

export type TotalsOf = {
  label: string;
  count: (count: number) => string;
  entries: ListLedgerEntries;
};

export const hasSums = ({ totals }: Sums): boolean => totals === null || Boolean(totals?.[0]);

export function TotalsLine({
  of: { label, count: countLabels, entries },
  sums: { totals = [], base },
  figures,
}: {
  of: TotalsOf;
  sums: Sums;
  figures: ListQuery<unknown>['figures'];
}) {
  const { money } = useMoney();
  const isIdle = useIdle();
  if (totals === null && figures?.error) {
    return <ErrorState form="line" error={figures.error} onRetry={() => void figures.refetch()} />;
  }
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-left">
      <span className="text-xs text-ink-muted">{label}</span>
      {totals === null && <Skeleton className="w-48" />}
      {totals?.map(({ currency, count, amount }) => (
        <span
          key={currency}
          title={countLabels(count)}
          className="relative whitespace-nowrap tabular-nums"
        >
          <span className="font-semibold">
            <EntriesLink
              of={entries.of}
              filter={() => entries.filter(currency)}
              amount={money(amount, currency)}
            />
          </span>
          <span className="ml-1.5 text-xs text-ink-muted @max-[90rem]:sr-only">
            {countLabels(count)}
          </span>
        </span>
      ))}
      {totals && base && isIdle && <BaseTotal base={base} totals={totals} />}
    </div>
  );
}
