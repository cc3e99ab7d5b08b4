import type { Schemas } from '@brokerdesk/sdk';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { withdrawalDecisions } from '../api/decide-withdrawal.ts';

/** Approves or rejects the selected withdrawals. */
export function DecideWithdrawals(selected: BulkSelected<Schemas.Withdrawal>) {
  const { t } = useTranslation('withdrawal');
  const { movedSums } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: withdrawalDecisions,
        labels: {
          sums: (withdrawals) => [
            withParts(t('bulk.amount', { sums: '{sums}' }), {
              sums: movedSums('withdrawal', withdrawals),
            }),
            withParts(t('bulk.paidOut', { sums: '{sums}' }), {
              sums: movedSums('withdrawal', withdrawals.map(paidOut)),
            }),
            ...firstUses(withdrawals).map((count) => t('bulk.firstUse', { count })),
          ],
          approveTitle: (count) => t('bulk.approveTitle', { count }),
          approveConfirm: (count) => t('bulk.approveConfirm', { count }),
          approveEffect: t('bulk.approveEffect'),
          rejectEffect: t('bulk.rejectEffect'),
        },
      }}
    />
  );
}

function paidOut({ net_amount: amount, ...withdrawal }: Schemas.Withdrawal) {
  return { ...withdrawal, amount };
}

/** How many go where the client never asked for money to before; nothing where none does. */
function firstUses(withdrawals: readonly Schemas.Withdrawal[]): number[] {
  const count = withdrawals.filter(
    ({ first_used_at, made_at }) => first_used_at === made_at,
  ).length;
  return count === 0 ? [] : [count];
}
