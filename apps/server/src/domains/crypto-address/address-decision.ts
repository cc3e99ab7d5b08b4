import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { cryptoAddress } from '../../kernel/db/schema.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { type Decider, secondPersonMissing, secondPersonView } from '../approval/decider.ts';
import { blockedView } from '../approval/denials.ts';
import { type AddressAction, addressStatusName, nextStatus } from './address-states.ts';

type AddressRecord = typeof cryptoAddress.$inferSelect;

/** No amount says how much is sent to an address: two people, whatever the limits are. */
export function addressAct(
  record: Pick<AddressRecord, 'id' | 'version' | 'address' | 'makerId'>,
): Act {
  return {
    limit: 'address',
    operation: 'PUT /crypto_address/admin/v1/audit/{id}',
    subject: {
      type: 'crypto_address',
      id: record.id,
      name: record.address,
      version: record.version,
    },
    makerId: record.makerId,
    clientId: null,
    baseAmount: null,
    chain: chainOf('cryptoAddress'),
    secondAsks: true,
  };
}

/**
 * What keeps the person from doing this to the address; undefined where nothing does. The one place
 * of these rules: it decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: AddressAction,
  record: Pick<AddressRecord, 'id' | 'version' | 'address' | 'status' | 'makerId'>,
  decider: Decider,
): Problem | undefined {
  const { actor } = decider;
  const decides = action === 'approve' || action === 'reject';
  if (decides && !can(actor.permissions, 'approve', chainOf('cryptoAddress'))) {
    return new Problem('FORBIDDEN');
  }
  if (nextStatus(record.status, action) === undefined) {
    if (decides) return new Problem('ALREADY_DECIDED');
    return invalidTransition((language) => addressStatusName(record.status, language));
  }
  return action === 'approve' ? secondPersonMissing(addressAct(record), decider) : undefined;
}

/** The same rules as the contract shows them with each record. */
export function decisionView(record: AddressRecord, decider: Decider): Schemas.Decision {
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
  record: AddressRecord,
  decider: Decider,
): Pick<Schemas.Decision, 'second_person'> {
  const second_person = secondPersonView(addressAct(record), decider);
  return second_person === undefined ? {} : { second_person };
}
