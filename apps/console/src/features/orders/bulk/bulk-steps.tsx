import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { Button } from '#/core/ui/button.tsx';
import { useKindLabels } from '../kind-labels.ts';
import type { OrderKind } from '../order-kinds.ts';
import { orderSteps } from '../order-steps.ts';
import { type BulkStep, bulkSteps, rowsFor } from './bulk-step.ts';
import { BulkStepDialog } from './bulk-step-dialog.tsx';

/** The steps that can be taken with the selected orders, as far as the server lets the user with each. */
export function BulkSteps({
  kind,
  tableId,
  rows,
  clear,
}: BulkSelected<Schemas.Trade> & { kind: OrderKind }) {
  const { t } = useKindLabels('order-bulk', kind);
  // As they were when the question came up: what changes behind it is refused, not taken further unseen.
  const [asked, setAsked] = useState<{ step: BulkStep; rows: readonly Schemas.Trade[] } | null>(
    null,
  );
  return (
    <>
      {bulkSteps.map((step) => {
        const able = rowsFor(step, kind, rows);
        if (able.length === 0) return null;
        const { icon: Icon } = orderSteps[step];
        return (
          <Button key={step} onClick={() => setAsked({ step, rows: able })}>
            <Icon aria-hidden="true" />
            {t(`${step}.button`, { count: able.length })}
          </Button>
        );
      })}
      {asked && (
        <BulkStepDialog
          {...asked}
          tableId={tableId}
          all={rows.length}
          onBegun={clear}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
