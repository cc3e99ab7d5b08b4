import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { afterCredit } from '../funds/after.ts';
import { Effect } from '../funds/effect.tsx';
import { type Payment, useConversion } from '../rate/use-conversion.ts';

/** What the deposit will do to the account once it is approved, as far as it can be said now. */
export function ExpectedEffect({ client, ...payment }: Payment & { client: { id: string } }) {
  const { t } = useTranslation('client-funds');
  const { converted, credited } = useConversion(payment);
  return (
    <Effect
      client={client}
      changes={[{ account: payment.account, after: afterCredit(payment.account, credited) }]}
      later={t(converted ? 'effect.afterAbout' : 'effect.afterApproval')}
    >
      {t('credit.pending')}
    </Effect>
  );
}
