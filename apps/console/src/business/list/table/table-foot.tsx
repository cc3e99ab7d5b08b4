import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordsAmount } from '#/business/ledger/entries-link.tsx';
import type { ListLedgerEntries } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { IconButton } from '#/core/ui/icon-button.tsx';
import { sumsOf } from '#/ui/arithmetic/arithmetic.ts';
import { useMoney } from '#/ui/money/use-money.ts';
import { bottomBar } from '#/ui/overlay/bottom-bar.ts';

export type TableFootProps = {
  count: number;
  amounts: readonly {
    id: string;
    label: string;
    amounts: readonly { id: string; amount: string; currency: string }[];
  }[];
  entries: ListLedgerEntries | undefined;
  onClear: () => void;
  children: ReactNode;
};

export function TableFoot({ count, amounts, entries, onClear, children }: TableFootProps) {
  const { t } = useTranslation('table');
  const { money } = useMoney();
  return (
    <section
      ref={bottomBar}
      aria-label={t('select.bar')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-selection-line bg-selection-surface px-3 py-1.5 max-md:sticky max-md:bottom-2 max-md:z-20 max-md:shadow-float"
    >
      <p className="font-medium whitespace-nowrap">{t('select.count', { count })}</p>
      {amounts
        .filter((column) => column.amounts.length > 0)
        .map((column) => (
          <p key={column.id} className="flex flex-wrap gap-x-3 tabular-nums">
            <span className="text-ink-muted">{column.label}</span>
            {sumsOf(column.amounts).map(({ currency, amount }) => (
              <span key={currency} className="whitespace-nowrap">
                <RecordsAmount
                  entries={entries}
                  ids={column.amounts
                    .filter((one) => one.currency === currency)
                    .map(({ id }) => id)}
                  amount={money(amount, currency)}
                />
              </span>
            ))}
          </p>
        ))}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-md:w-full max-md:**:data-[slot=button]:h-10">
        {children}
        <IconButton
          label={t('select.clear')}
          className="max-md:ml-auto max-md:size-10"
          onClick={onClear}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
