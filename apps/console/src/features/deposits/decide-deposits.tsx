import type { Schemas } from '@brokerdesk/sdk';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { depositDecisions } from './deposit-calls.ts';

export function DecideDeposits(selected: BulkSelected<Schemas.Deposit>) {
  const { t } = useTranslation('deposit-review');
  const { sumLabels } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: depositDecisions,
        call: { operation: 'auditDeposit' },
        say: t,
        sums: (deposits) => [
          t('bulk.paid', { sums: sumLabels(deposits) }),
          t('bulk.credited', { sums: sumLabels(deposits.map(credited)) }),
        ],
      }}
    />
  );
}

function credited({ credited_amount: amount, account_currency: currency }: Schemas.Deposit) {
  return { amount, currency };
}
