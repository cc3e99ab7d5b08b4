import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { cryptoAddress } from '../../db/schema.ts';
import { Problem } from '../../http/problem.ts';
import { errorMessage } from '../../platform/error-message.ts';
import type { Decider } from '../approval/decider.ts';
import { selfApproval } from '../approval/obstacles.ts';
import { needsSomeoneElse } from '../approval/two-person-rule.ts';
import { type AddressAction, addressStatusName, nextStatus } from './address-states.ts';

type AddressRecord = typeof cryptoAddress.$inferSelect;

/** No amount tells how much is sent to an address: two people, whatever the limits are. */
const always = '0';

/**
 * What keeps the person from doing this to the address; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function obstacleTo(
  action: AddressAction,
  record: Pick<AddressRecord, 'status' | 'makerId'>,
  decider: Decider,
): Problem | undefined {
  const { actor, language } = decider;
  const decides = action === 'approve' || action === 'reject';
  if (decides && !can(actor.permissions, 'approve', chainOf('cryptoAddress'))) {
    return new Problem('FORBIDDEN');
  }
  if (nextStatus(record.status, action) === undefined) {
    if (decides) return new Problem('ALREADY_DECIDED');
    const from = addressStatusName(record.status, language);
    return new Problem('INVALID_TRANSITION', { values: { from } });
  }
  const own = needsSomeoneElse({ makerId: record.makerId, baseAmount: null }, actor.id, always);
  if (action !== 'approve' || !own) return undefined;
  return selfApproval(always, decider, 'cryptoAddress');
}

/** The same rules as the contract shows them with each record. */
export function decisionView(record: AddressRecord, decider: Decider): Schemas.Decision {
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
