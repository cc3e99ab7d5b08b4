import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { afterCredit, afterDebit } from '../funds/after.ts';
import { Effect } from '../funds/effect.tsx';

/** Both accounts, now and once the exchange is done, which is at once. */
export function ExchangeEffect({
  client,
  from,
  to,
  quote,
}: {
  client: { id: string };
  from: Schemas.Account;
  to: Schemas.Account;
  quote: Schemas.ExchangeQuote | undefined;
}) {
  const { t } = useTranslation('client-funds');
  return (
    <Effect
      client={client}
      changes={[
        { account: from, after: afterDebit(from, quote?.amount ?? null) },
        { account: to, after: afterCredit(to, quote?.received ?? null) },
      ]}
      later={t('effect.afterExchange')}
    >
      {t('exchange.atOnce')}
    </Effect>
  );
}
