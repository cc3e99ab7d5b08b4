import { useMoney } from '#/shared/money/use-money.ts';
import type { ListPage } from './column.ts';

export type Totals = NonNullable<ListPage<unknown>['totals']>;

/** What is summed up, and how many of what. */
export type TotalsWords = { label: string; count: (count: number) => string };

/** The sums over the whole filter, one a currency: different currencies are never added up. */
export function TotalsLine({ words, totals }: { words: TotalsWords; totals: Totals }) {
  const { money } = useMoney();
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-left">
      <span className="text-xs text-ink-muted">{words.label}</span>
      {totals.map(({ currency, count, amount }) => (
        <span key={currency} className="whitespace-nowrap tabular-nums">
          <span className="font-semibold">{money(amount, currency)}</span>
          <span className="ml-1.5 text-xs text-ink-muted">{words.count(count)}</span>
        </span>
      ))}
    </div>
  );
}
