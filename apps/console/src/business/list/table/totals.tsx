import { EntriesLink } from '#/business/ledger/entries-link.tsx';
import type { ListLedgerEntries } from '#/business/ledger/entries-ref.ts';
import { BaseTotal } from '#/ui/money/base-total.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useIdle } from '#/ui/page/when-idle.ts';
import type { ListPage } from './column.ts';

type Sums = Pick<ListPage<unknown>, 'totals' | 'base'>;

export type TotalsOf = {
  label: string;
  count: (count: number) => string;
  entries: ListLedgerEntries;
};

/** The sums over the whole filter, one a currency, and all of it in the base currency. */
export function TotalsLine({
  of: { label, count: countLabels, entries },
  sums: { totals = [], base },
}: {
  of: TotalsOf;
  sums: Sums;
}) {
  const { money } = useMoney();
  const isIdle = useIdle();
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-left">
      <span className="text-xs text-ink-muted">{label}</span>
      {totals.map(({ currency, count, amount }) => (
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
      {base && isIdle && <BaseTotal base={base} totals={totals} />}
    </div>
  );
}
