import { Fragment, type ReactNode } from 'react';
import { RecordsAmount } from '#/business/ledger/entries-link.tsx';
import type { EntriesSource } from '#/business/ledger/entries-ref.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { sumsOf } from '#/ui/arithmetic/arithmetic.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';

type Summed = { amount: string; currency: string };
type Moved = Summed & { id: string; client: { fake: boolean } };

export function useSumLabels() {
  const { t } = useTranslation('decision');
  const { money } = useMoney();
  return {
    sumLabels: (rows: readonly Summed[]): string =>
      sumsOf(rows)
        .map(({ amount, currency, count }) =>
          t('bulk.sum', { amount: money(amount, currency), count }),
        )
        .join(t('bulk.comma')),
    movedSums: (
      of: EntriesSource,
      rows: readonly Moved[],
      filter: Readonly<Record<string, string>> = {},
    ): ReactNode =>
      sumsOf(rows).map(({ amount, currency, count }, at) => (
        <Fragment key={currency}>
          {at > 0 && t('bulk.comma')}
          {withParts(t('bulk.sum', { amount: '{amount}', count }), {
            amount: (
              <RecordsAmount
                entries={{ of, filter: () => ({ ...filter, ...ofRobots(rows) }) }}
                ids={rows.filter((row) => row.currency === currency).map(({ id }) => id)}
                amount={money(amount, currency)}
              />
            ),
          })}
        </Fragment>
      )),
  };
}

/** A list has records of robots or of clients, never both. */
function ofRobots(rows: readonly Moved[]): Record<string, string> {
  return rows.some(({ client }) => client.fake) ? { fake: 'true' } : {};
}
