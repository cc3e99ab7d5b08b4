import type { Schemas } from '@brokerdesk/sdk';
import { AccountChanges } from '#/business/funds/account-changes.tsx';
import { afterCredit, afterDebit } from '#/business/funds/after.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

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
  const { t } = useTranslation(['client-funds', 'funds']);
  return (
    <AccountChanges
      client={client}
      changes={[
        { account: from, after: afterDebit(from, quote?.amount ?? null) },
        { account: to, after: afterCredit(to, quote?.received ?? null) },
      ]}
      later={t('funds:effect.afterExchange')}
    >
      {t('exchange.atOnce')}
    </AccountChanges>
  );
}
