import type { Schemas } from '@brokerdesk/sdk';
import { type ComponentType, useState } from 'react';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { Permit } from '#/ui/permission.tsx';
import { ledgerRecord, useKindLabels } from '../kind-labels.ts';
import { orderDecisions } from '../order-calls.ts';
import { type OrderKind, orderResource } from '../order-kinds.ts';
import { orderSteps } from '../order-steps.ts';
import { type BulkStep, BulkStepDialog, bulkSteps, rowsFor } from './bulk-step-dialog.tsx';
import { ConfirmSales, proposedSales } from './confirm-sales.tsx';

function BulkSteps({ kind, rows, clear }: BulkSelected<Schemas.Trade> & { kind: OrderKind }) {
  const { t } = useKindLabels('order-bulk', kind);
  // As they were when the question came up: what changes behind it is refused, not taken further unseen.
  const [chosen, setChosen] = useState<{ step: BulkStep; rows: readonly Schemas.Trade[] } | null>(
    null,
  );
  return (
    <>
      {bulkSteps.map((step) => {
        const able = rowsFor(step, kind, rows);
        if (able.length === 0) return null;
        const { icon: Icon } = orderSteps[step];
        return (
          <Button key={step} onClick={() => setChosen({ step, rows: able })}>
            <Icon aria-hidden="true" />
            {t(`${step}.button`, { count: able.length })}
          </Button>
        );
      })}
      {chosen && (
        <BulkStepDialog
          {...chosen}
          all={rows.length}
          onBegun={clear}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

type Selected = BulkSelected<Schemas.Trade>;

export function bulkOrders(kind: OrderKind): ComponentType<Selected> {
  return (selected) => <BulkOrders {...selected} kind={kind} />;
}

function BulkOrders({ kind, ...selected }: Selected & { kind: OrderKind }) {
  const { t } = useTranslation('order-bulk');
  const { sumLabels, movedSums } = useSumLabels();
  const { rows } = selected;
  const waiting = rows.filter(({ decision }) => decision.approve || decision.reject);
  const stepping = rows.some(({ steps }) => steps.length > 0);
  return (
    <>
      {(waiting.length > 0 || (!stepping && proposedSales(rows).length === 0)) && (
        <BulkDecision
          {...selected}
          bulk={{
            kind: orderDecisions(kind),
            call: { operation: 'auditTrade', kind },
            say: t,
            sums: (orders) => [
              withParts(t('sums', { sums: '{sums}' }), {
                sums: orders.every((order) => ledgerRecord(order) !== null)
                  ? movedSums('trade', orders, { kind })
                  : sumLabels(orders),
              }),
            ],
          }}
        />
      )}
      <Permit action="settle" resource={orderResource(kind)}>
        <BulkSteps {...selected} kind={kind} />
      </Permit>
      <Permit action="update" resource="approval">
        <ConfirmSales {...selected} kind={kind} />
      </Permit>
    </>
  );
}
