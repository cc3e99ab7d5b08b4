import { actionsIn, type StateTable } from '@brokerdesk/machines/records';
import type { ResourceRef } from '@brokerdesk/policy';
import { useState } from 'react';
import type { Decidable, ReasonCode } from './decision-adapter.ts';
import { DecisionBar, type DecisionBarProps } from './decision-bar.tsx';
import { MayDecide } from './may-decide.tsx';

/**
 * Needs the record's id as its key. A record that another user decides first stays, with the reason that is being
 * typed.
 */
export function DecideWaiting<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object = never,
>({
  resource,
  states,
  ...props
}: DecisionBarProps<Row, Code, Input> & {
  resource: ResourceRef;
  states: StateTable<Row['status']>;
}) {
  const waits = actionsIn(states, props.record.status).includes('approve');
  const [waited] = useState(waits);
  return (
    <MayDecide resource={resource} states={states} record={props.record}>
      {(waited || waits) && <DecisionBar {...props} />}
    </MayDecide>
  );
}
