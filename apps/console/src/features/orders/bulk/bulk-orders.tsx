import type { Schemas } from '@brokerdesk/sdk';
import type { ComponentType } from 'react';
import { BulkDecision } from '#/business/decision/bulk/bulk-decision.tsx';
import { useSumLabels } from '#/business/decision/bulk/use-sum-labels.tsx';
import type { BulkSelected } from '#/business/list/table/data-table.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { withParts } from '#/ui/i18n/with-parts.tsx';
import { Permit } from '#/ui/permission/permit.tsx';
import { orderDecisions } from '../api/decide-order.ts';
import { ledgerRecord } from '../ledger-record.ts';
import { type OrderKind, orderResource } from '../order-kinds.ts';
import { BulkSteps } from './bulk-steps.tsx';
import { ConfirmSales } from './confirm-sales.tsx';
import { proposedSales } from './proposed-sale.ts';

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
            labels: {
              sums: (orders) => [
                withParts(t('sums', { sums: '{sums}' }), {
                  sums: orders.every((order) => ledgerRecord(order) !== null)
                    ? movedSums('trade', orders, { kind })
                    : sumLabels(orders),
                }),
              ],
              approveTitle: (count) => t('approve.title', { count }),
              approveConfirm: (count) => t('approve.confirm', { count }),
              approveEffect: t('approve.effect'),
              rejectEffect: t('reject.effect'),
            },
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
