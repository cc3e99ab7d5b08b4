import { actionsIn, type CreditState, type StateTable } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { AccountEffect } from '#/business/decision/account-effect.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';

/** The account as it is now, and as it would be after an approval that is open now. */
export function AccountNow({
  states,
  detail: { record, account, after },
}: {
  states: StateTable<CreditState>;
  detail: Schemas.OverdrawnDetail;
}) {
  const { t } = useTranslation('decision');
  if (actionsIn(states, record.status).includes('approve')) {
    return (
      <AccountEffect
        states={states}
        status={record.status}
        client={record.client}
        account={account}
        after={after}
      />
    );
  }
  return (
    <EffectTable
      labels={{
        before: t('effect.before'),
        balance: t('effect.balance'),
        available: t('effect.available'),
      }}
      account={account}
      shown={accountAmount(record.client, account)}
      later={null}
    />
  );
}
