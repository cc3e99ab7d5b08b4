import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import type { ReasonCode } from '#/kit/decision/decision-adapter.ts';
import { DecisionBar, type DecisionBarProps } from '#/kit/decision/decision-bar.tsx';

/**
 * The decision about an amendment that waits. Where somebody else decides it meanwhile it stays, with the reason
 * that is being typed. Give it the amendment's id as its key.
 */
export function DecideAmendment<Code extends ReasonCode>(
  props: DecisionBarProps<Schemas.Amendment, Code>,
) {
  const waits = props.record.status === 'pending';
  const [waited] = useState(waits);
  return (waited || waits) && <DecisionBar {...props} />;
}
