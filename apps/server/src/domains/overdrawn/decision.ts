import type { Schemas } from '@brokerdesk/sdk';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { decisionOf } from '../approval/denials.ts';
import { mayDo } from './overdrawn-kinds.ts';
import type { OverdrawnRow } from './overdrawn-row.ts';
import { nextStatus } from './overdrawn-states.ts';
import { overdrawnAct } from './signing.ts';

/**
 * What keeps the person from deciding this record so; undefined where nothing does. The one place of
 * these rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: 'approve' | 'reject',
  row: OverdrawnRow,
  decider: Decider,
): Problem | undefined {
  const { overdrawn } = row;
  if (!mayDo(decider.actor.permissions, 'approve', overdrawn.subType)) {
    return new Problem('FORBIDDEN');
  }
  if (nextStatus(overdrawn.subType, overdrawn.status, action) === undefined) {
    return new Problem('ALREADY_DECIDED');
  }
  // Rejecting an own one credits nobody, so that it needs no second person.
  return action === 'approve' ? secondPersonMissing(overdrawnAct(row), decider) : undefined;
}

/** The same rules as the contract shows them with each record. */
export function decisionView(row: OverdrawnRow, decider: Decider): Schemas.Decision {
  const approve = denialFor('approve', row, decider);
  const reject = denialFor('reject', row, decider);
  // There is no way back from any state: what was given stays, what was lent is repaid.
  const rollback = new Problem('INVALID_TRANSITION');
  const isOpen = row.overdrawn.status === 'pending';
  const second = isOpen ? secondPersonView(overdrawnAct(row), decider) : undefined;
  return decisionOf({ approve, reject, rollback }, approve, decider, second);
}
