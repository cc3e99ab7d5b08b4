import { orderStates } from '@brokerdesk/machines/records';
import type { Schemas } from '@brokerdesk/sdk';
import { DecideWaiting } from '#/business/decision/decide-waiting.tsx';
import { MayDecide } from '#/business/decision/may-decide.tsx';
import type { Decided } from '#/business/decision/review-drawer.tsx';
import { orderDecisions } from '../api/decide-order.ts';
import { orderKinds, orderResource } from '../order-kinds.ts';
import { AllotStep } from './allot-step.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useOrderLabels } from './use-order-labels.tsx';

export function OrderActions({ detail, ...decided }: Decided & { detail: Schemas.TradeDetail }) {
  const { trade } = detail;
  const { labelsOf, successMessage } = useOrderLabels();
  return (
    <>
      <MayDecide
        resource={orderResource(trade.kind)}
        states={orderStates[trade.kind]}
        record={trade}
      >
        <DecideWaiting
          states={orderStates[trade.kind]}
          kind={orderDecisions(trade.kind)}
          record={trade}
          labels={labelsOf(detail)}
          successMessage={successMessage}
          approveStep={orderKinds[trade.kind].pieces ? AllotStep : undefined}
          {...decided}
        />
      </MayDecide>
      <StepButtons detail={detail} />
    </>
  );
}
