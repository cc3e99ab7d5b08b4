import type { Schemas } from '@brokerdesk/sdk';
import { useMoney } from '#/shared/money/use-money.ts';

/** What something comes to, a line a currency: currencies are never added up. */
export function CurrencySums({
  label,
  totals,
}: {
  label: string;
  totals: readonly Schemas.CurrencyTotal[];
}) {
  const { money } = useMoney();
  if (totals.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3">
      <span className="text-ink-muted">{label}</span>
      {totals.map(({ currency, amount }) => (
        <span key={currency} className="font-medium tabular-nums">
          {money(amount, currency)}
        </span>
      ))}
    </p>
  );
}
