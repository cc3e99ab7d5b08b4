import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { EffectTable } from '#/shared/money/effect-table.tsx';

/** The account as it stands, and as it would stand after the decision that is open now. */
export function AccountEffect({
  detail: { deposit, account, after },
}: {
  detail: Schemas.DepositDetail;
}) {
  const { t } = useTranslation('deposit');
  const open = { pending: 'afterApproval', approved: 'afterRollback' } as const;
  const outcome =
    deposit.status === 'pending' || deposit.status === 'approved' ? open[deposit.status] : null;
  return (
    <>
      <EffectTable
        words={{
          before: t('review.before'),
          balance: t('review.balance'),
          available: t('review.available'),
        }}
        account={account}
        later={outcome && { ...after, label: t(`review.${outcome}`) }}
      />
      {!outcome && <p className="mt-2 text-ink-muted">{t('review.noChange')}</p>}
    </>
  );
}
