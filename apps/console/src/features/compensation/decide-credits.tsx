import type { Schemas } from '@brokerdesk/sdk';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { creditDecisions } from '#/business/overdrawn/overdrawn-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function DecideCredits(selected: BulkSelected<Schemas.Overdrawn>) {
  const { t } = useTranslation('compensation');
  const { sumLabels } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: creditDecisions,
        call: { operation: 'auditOverdrawn' },
        say: t,
        sums: (credits) => [t('bulk.sums', { sums: sumLabels(credits) })],
      }}
    />
  );
}
