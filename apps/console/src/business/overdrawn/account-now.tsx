import { actionsIn, type CreditState, type StateTable } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { accountAmount } from '#/business/client/statement-link.tsx';
import { AccountEffect, useEffectLabels } from '#/business/decision/account-effect.tsx';
import { EffectTable } from '#/business/funds/effect-table.tsx';

export function AccountNow({
  states,
  detail: { record, account, after },
}: {
  states: StateTable<CreditState>;
  detail: Schemas.OverdrawnDetail;
}) {
  const labels = useEffectLabels();
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
      labels={labels}
      account={account}
      shown={accountAmount(record.client, account)}
      later={null}
    />
  );
}
