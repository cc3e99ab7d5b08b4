import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { plus } from '#/shared/money/arithmetic.ts';
import { EffectTable } from '../effect-table.tsx';
import { type Payment, useConversion } from './use-conversion.ts';

/** What the deposit will do to the account once it is approved, as far as it can be said now. */
export function ExpectedEffect(payment: Payment) {
  const { t } = useTranslation('deposit');
  const headingId = useId();
  const { account } = payment;
  const { converted, credited } = useConversion(payment);
  return (
    <section
      aria-labelledby={headingId}
      className="flex flex-col gap-2.5 rounded-md border border-line bg-sunken p-3"
    >
      <h3 id={headingId} className="font-semibold">
        {t('review.account')}
      </h3>
      <EffectTable
        account={account}
        later={
          credited === null
            ? null
            : {
                label: t(converted ? 'record.afterAbout' : 'review.afterApproval'),
                balance: plus(account.balance, credited),
                available: plus(account.available, credited),
              }
        }
      />
      <p className="text-xs text-ink-muted">{t('record.pending')}</p>
    </section>
  );
}
