import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { accountAmount } from '#/kit/client/account-amount.tsx';
import { EffectTable } from '#/kit/funds/effect-table.tsx';

export type AccountEffectProps = {
  /** Of the record that is decided. */
  status: string;
  client: { id: string };
  account: Schemas.Account;
  /** The account after the decision that is open now. */
  after: { balance: string; available: string; frozen?: string };
};

const openDecisions: Readonly<Record<string, 'afterApproval' | 'afterRollback'>> = {
  pending: 'afterApproval',
  approved: 'afterRollback',
};

/** The account as it stands, and as it would stand after the decision that is open now. */
export function AccountEffect({ status, client, account, after }: AccountEffectProps) {
  const { t } = useTranslation('decision');
  const open = openDecisions[status];
  return (
    <>
      <EffectTable
        labels={{
          before: t('effect.before'),
          balance: t('effect.balance'),
          available: t('effect.available'),
          frozen: t('effect.frozen'),
        }}
        account={account}
        shown={accountAmount(client, account)}
        later={open === undefined ? null : { ...after, label: t(`effect.${open}`) }}
      />
      {open === undefined && <p className="mt-2 text-ink-muted">{t('effect.noChange')}</p>}
    </>
  );
}
