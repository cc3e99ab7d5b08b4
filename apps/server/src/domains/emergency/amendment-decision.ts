import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { amendment } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Decider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { blockedView } from '../approval/denials.ts';
import { type AmendmentAction, nextStatus } from './amendment-states.ts';

type AmendmentRecord = typeof amendment.$inferSelect;

/** An amendment takes two people, whatever it changes. */
export function amendmentAct(
  record: Pick<AmendmentRecord, 'id' | 'version' | 'orderNo' | 'makerId' | 'clientId'>,
): Act {
  return {
    limit: 'amendment',
    operation: 'PUT /emergency/admin/v1/audit/{id}',
    subject: {
      type: 'amendment',
      id: record.id,
      name: record.orderNo,
      version: record.version,
    },
    makerId: record.makerId,
    clientId: record.clientId,
    baseAmount: null,
    chain: chainOf('emergency'),
    secondAsks: true,
  };
}

/**
 * What keeps the person from deciding the amendment so; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: AmendmentAction,
  record: AmendmentRecord,
  decider: Decider,
): Problem | undefined {
  const { actor } = decider;
  if (!can(actor.permissions, 'approve', chainOf('emergency'))) return new Problem('FORBIDDEN');
  if (nextStatus(record.status, action) === undefined) return new Problem('ALREADY_DECIDED');
  return action === 'approve' ? secondPersonMissing(amendmentAct(record), decider) : undefined;
}

/** The same rules as the contract shows them with each record. */
export function decisionView(record: AmendmentRecord, decider: Decider): Schemas.Decision {
  const approve = denialFor('approve', record, decider);
  return {
    approve: approve === undefined,
    reject: denialFor('reject', record, decider) === undefined,
    rollback: false,
    ...blockedView(approve, decider.language),
    ...(record.status === 'pending' && secondPerson(record, decider)),
  };
}

function secondPerson(
  record: AmendmentRecord,
  decider: Decider,
): Pick<Schemas.Decision, 'second_person'> {
  const second_person = secondPersonView(amendmentAct(record), decider);
  return second_person === undefined ? {} : { second_person };
}
