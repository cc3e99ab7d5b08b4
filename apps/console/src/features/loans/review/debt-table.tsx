import type { ReactNode } from 'react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { cn } from '#/core/ui/cn.ts';
import { useMoney } from '#/ui/money/use-money.ts';

/** Null if that part cannot be there. */
export type DebtColumn = {
  label: string;
  fine: string | null;
  interest: string;
  principal: string;
  total: string;
};

export type DebtTableProps = {
  caption: string;
  currency: string;
  columns: readonly DebtColumn[];
  shown?: { column: string; as: (amount: string) => ReactNode };
};

/** In the order in which payments go to them. */
const parts = ['fine', 'interest', 'principal', 'total'] as const;

export function DebtTable({ caption, currency, columns, shown }: DebtTableProps) {
  const { t } = useTranslation('loan');
  const { amount: written } = useMoney();
  const cell = (column: string, amount: string) =>
    shown?.column === column ? shown.as(written(amount)) : written(amount);
  return (
    <table className="w-full">
      <caption className="text-left text-xs text-ink-muted">
        <span className="sr-only">{caption}</span> {currency}
      </caption>
      <thead className="text-xs text-ink-muted">
        <tr>
          <td />
          {columns.map(({ label }) => (
            <th key={label} scope="col" className="pb-1 pl-3 text-right font-normal">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part} className={cn(part === 'total' && 'border-t border-line font-semibold')}>
            <th
              scope="row"
              className={cn(
                'py-0.5 text-left whitespace-nowrap',
                part !== 'total' && 'font-normal',
              )}
            >
              {t(`part.${part}`)}
            </th>
            {columns.map(({ label, [part]: amount }) => (
              <td key={label} className="py-0.5 pl-3 text-right whitespace-nowrap">
                {amount === null ? '—' : cell(label, amount)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
