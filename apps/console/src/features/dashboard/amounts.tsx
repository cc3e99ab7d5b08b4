import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useMoney } from '#/kit/money/use-money.ts';

/** Amounts by currency, one under the other. Currencies are never added up. */
export function Amounts({
  totals,
  shown = (text) => text,
}: {
  totals: readonly Schemas.CurrencyTotal[];
  /** How an amount is shown, such as with the way to what is behind it. */
  shown?: (amount: string, currency: string) => ReactNode;
}) {
  const { amount } = useMoney();
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      {totals.map((total) => (
        <div key={total.currency} className="col-span-2 grid grid-cols-subgrid items-baseline">
          <dt className="text-xs text-ink-muted">{total.currency}</dt>
          <dd className="truncate text-right" title={amount(total.amount)}>
            {shown(amount(total.amount), total.currency)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
