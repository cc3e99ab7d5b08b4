import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { AccountChanges } from '#/kit/funds/account-changes.tsx';
import { afterCredit } from '#/kit/funds/after.ts';
import { type Payment, useConversion } from '#/kit/funds/use-conversion.ts';

/** What the deposit will do to the account once it is approved, as far as it can be said now. */
export function ExpectedEffect({ client, ...payment }: Payment & { client: { id: string } }) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { converted, credited } = useConversion(payment);
  return (
    <AccountChanges
      client={client}
      changes={[{ account: payment.account, after: afterCredit(payment.account, credited) }]}
      later={t(converted ? 'funds:effect.afterAbout' : 'funds:effect.afterApproval')}
    >
      {t('credit.pending')}
    </AccountChanges>
  );
}
