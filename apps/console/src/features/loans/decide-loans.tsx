import type { Schemas } from '@brokerdesk/sdk';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { loanDecisions } from '#/business/overdrawn/overdrawn-calls.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';

export function DecideLoans(selected: BulkSelected<Schemas.Overdrawn>) {
  const { t } = useTranslation('loan');
  const { sumLabels } = useSumLabels();
  return (
    <BulkDecision
      {...selected}
      bulk={{
        kind: loanDecisions,
        call: { operation: 'auditOverdrawn' },
        say: t,
        sums: (loans) => [t('bulk.sums', { sums: sumLabels(loans) })],
      }}
    />
  );
}
