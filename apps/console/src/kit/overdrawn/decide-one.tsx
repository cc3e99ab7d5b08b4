import type { Schemas } from '@brokerdesk/sdk';
import { useState } from 'react';
import type { ReasonCode } from '#/kit/decision/decision-adapter.ts';
import { DecisionBar, type DecisionBarProps } from '#/kit/decision/decision-bar.tsx';

/**
 * The decision about one record that waits; nothing where it was decided before it was opened. Where
 * somebody else decides it meanwhile it stays, with the reason that is being typed. Give it the
 * record's id as its key.
 */
export function DecideOne<Code extends ReasonCode>(
  props: DecisionBarProps<Schemas.Overdrawn, Code>,
) {
  const waits = props.record.status === 'pending';
  const [waited] = useState(waits);
  return (waited || waits) && <DecisionBar {...props} />;
}
