import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { isPositive } from '#/shared/money/arithmetic.ts';
import { afterCredit, afterDebit } from '../funds/after.ts';
import { Effect } from '../funds/effect.tsx';
import { useConversion } from '../rate/use-conversion.ts';

/** Both accounts, now and once the exchange is done, which is at once. */
export function ExchangeEffect({
  from,
  to,
  amount,
}: {
  from: Schemas.Account;
  to: Schemas.Account;
  amount: string;
}) {
  const { t } = useTranslation('client-funds');
  const { credited } = useConversion({ account: to, amount, currency: from.currency });
  return (
    <Effect
      changes={[
        { account: from, after: afterDebit(from, isPositive(amount) ? amount : null) },
        { account: to, after: afterCredit(to, credited) },
      ]}
      later={t('effect.afterExchange')}
    >
      {t('exchange.atOnce')}
    </Effect>
  );
}
