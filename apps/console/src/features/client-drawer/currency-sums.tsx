import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useMoney } from '#/kit/money/use-money.ts';

/** What something comes to, a line a currency: currencies are never added up. */
export function CurrencySums({
  label,
  totals,
  shown = (text) => text,
}: {
  label: string;
  totals: readonly Schemas.CurrencyTotal[];
  /** How an amount is shown, such as with the way to the lines behind it. */
  shown?: (amount: string, currency: string) => ReactNode;
}) {
  const { money } = useMoney();
  if (totals.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="text-ink-muted">{label}</span>
      {totals.map(({ currency, amount }) => (
        <span key={currency} className="font-medium tabular-nums">
          {shown(money(amount, currency), currency)}
        </span>
      ))}
    </p>
  );
}
