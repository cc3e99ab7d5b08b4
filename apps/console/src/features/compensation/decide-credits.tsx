import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { BulkDecision } from '#/kit/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/kit/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/kit/list/table/data-table.tsx';
import { creditDecisions } from '#/kit/overdrawn/decide-overdrawn.ts';

/** Approves or rejects the selected records. */
export function DecideCredits(selected: BulkSelected<Schemas.Overdrawn>) {
  const { t } = useTranslation('compensation');
  const { sumLabels } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: creditDecisions,
        labels: {
          sums: (credits) => [t('bulk.sums', { sums: sumLabels(credits) })],
          approveTitle: (count) => t('bulk.approveTitle', { count }),
          approveConfirm: (count) => t('bulk.approveConfirm', { count }),
          approveEffect: t('bulk.approveEffect'),
          rejectEffect: t('bulk.rejectEffect'),
        },
      }}
    />
  );
}
