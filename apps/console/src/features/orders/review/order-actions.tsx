import { actionsIn, orderStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import { DecisionBar } from '#/kit/decision/decision-bar.tsx';
import type { Decided } from '#/kit/decision/review-drawer.tsx';
import { Permit } from '#/kit/permission/permit.tsx';
import { orderDecisions } from '../api/decide-order.ts';
import { orderKinds, orderResource } from '../order-kinds.ts';
import { AllotStep } from './allot-step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useOrderLabels } from './use-order-labels.tsx';

/**
 * What can be done with an order: it is decided while it waits, and then taken step by step to its end. Where
 * somebody else decides it while it is open, the decision stays, with the reason that is being typed.
 */
export function OrderActions({ detail, ...decided }: Decided & { detail: Schemas.TradeDetail }) {
  const { trade } = detail;
  const { labelsOf, successMessage } = useOrderLabels();
  const waits = actionsIn(orderStates[trade.kind], trade.status).includes('approve');
  const [waited] = useState(waits);
  return (
    <>
      {(waited || waits) && (
        <Permit action="approve" resource={orderResource(trade.kind)}>
          <DecisionBar
            kind={orderDecisions(trade.kind)}
            record={trade}
            labels={labelsOf(detail)}
            successMessage={successMessage}
            approveStep={orderKinds[trade.kind].pieces ? AllotStep : undefined}
            {...decided}
          />
        </Permit>
      )}
      <StepButtons detail={detail} />
    </>
  );
}
