import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { type Sum, sumsOf } from '#/shared/money/sums.ts';
import { useMoney } from '#/shared/money/use-money.ts';

/** More names than these nobody reads before a decision. */
const namesMax = 6;

/** How much comes in, what is credited and to whom: what a decision about many is about, in words. */
export function BulkFacts({ rows }: { rows: readonly Schemas.Deposit[] }) {
  const { t } = useTranslation('deposit');
  const { money } = useMoney();
  const words = (sums: Sum[]) =>
    sums
      .map(({ amount, currency, count }) =>
        t('bulk.sum', { amount: money(amount, currency), count }),
      )
      .join(t('bulk.comma'));
  const clients = new Map(rows.map(({ client }) => [client.id, client.full_name]));
  const names = [...clients.values()];
  const robots = rows.filter(({ client }) => client.fake).length;
  const credited = rows.map((row) => ({
    amount: row.credited_amount,
    currency: row.account_currency,
  }));
  return (
    <>
      <p>{t('bulk.paid', { sums: words(sumsOf(rows)) })}</p>
      <p>{t('bulk.credited', { sums: words(sumsOf(credited)) })}</p>
      <p>
        {t(names.length > namesMax ? 'bulk.clientsMore' : 'bulk.clients', {
          count: names.length,
          names: names.slice(0, namesMax).join(t('bulk.comma')),
        })}
      </p>
      {robots > 0 && <p>{t('bulk.robots', { count: robots })}</p>}
    </>
  );
}
