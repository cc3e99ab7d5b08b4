import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { BulkDecision } from '#/kit/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/kit/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/kit/list/table/data-table.tsx';
import { loanDecisions } from '#/kit/overdrawn/decide-overdrawn.ts';

/** Approves or rejects the selected loans. */
export function DecideLoans(selected: BulkSelected<Schemas.Overdrawn>) {
  const { t } = useTranslation('loan');
  const { sumLabels } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: loanDecisions,
        labels: {
          sums: (loans) => [t('bulk.sums', { sums: sumLabels(loans) })],
          approveTitle: (count) => t('bulk.approveTitle', { count }),
          approveConfirm: (count) => t('bulk.approveConfirm', { count }),
          approveEffect: t('bulk.approveEffect'),
          rejectEffect: t('bulk.rejectEffect'),
        },
      }}
    />
  );
}
