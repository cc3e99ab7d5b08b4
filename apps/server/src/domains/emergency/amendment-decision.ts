import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { amendment } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { Decider } from '../approval/decider.ts';
import { selfApproval } from '../approval/obstacles.ts';
import { needsSomeoneElse } from '../approval/two-person-rule.ts';
import { type AmendmentAction, nextStatus } from './amendment-states.ts';

/** An amendment takes two people, whatever it changes. */
const always = '0';

/**
 * What keeps the person from deciding the amendment so; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function obstacleTo(
  action: AmendmentAction,
  record: Pick<typeof amendment.$inferSelect, 'status' | 'makerId'>,
  decider: Decider,
): Problem | undefined {
  const { actor } = decider;
  if (!can(actor.permissions, 'approve', chainOf('emergency'))) return new Problem('FORBIDDEN');
  if (nextStatus(record.status, action) === undefined) return new Problem('ALREADY_DECIDED');
  const own = needsSomeoneElse({ makerId: record.makerId, baseAmount: null }, actor.id, always);
  if (action === 'reject' || !own) return undefined;
  return selfApproval(always, decider, 'emergency');
}

/** The same rules as the contract shows them with each record. */
export function decisionView(
  record: typeof amendment.$inferSelect,
  decider: Decider,
): Schemas.Decision {
  const approve = obstacleTo('approve', record, decider);
  return {
    approve: approve === undefined,
    reject: obstacleTo('reject', record, decider) === undefined,
    rollback: false,
    blocked_code: approve?.code ?? null,
    blocked_reason: approve
      ? errorMessage(approve.code, decider.language, approve.details.values)
      : null,
  };
}
