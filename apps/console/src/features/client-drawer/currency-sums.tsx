import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { BaseTotal } from '#/ui/money/base-total.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

export function CurrencySums({
  label,
  totals,
  base,
  shown = (text) => text,
}: {
  label: string;
  totals: readonly Schemas.CurrencyTotal[];
  base?: Schemas.BaseTotal;
  shown?: (amount: string, currency: string) => ReactNode;
}) {
  const { money } = useMoney();
  if (totals.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="text-ink-muted">{label}</span>
      {totals.map(({ currency, amount }) => (
        <span key={currency} className="font-medium tabular-nums">
          {shown(money(amount, currency), currency)}
        </span>
      ))}
      {base && <BaseTotal base={base} totals={totals} />}
    </p>
  );
}
