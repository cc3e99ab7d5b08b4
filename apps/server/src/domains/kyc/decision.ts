import { can } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { errorMessage } from '../../kernel/errors/error-message.ts';
import { invalidTransition } from '../../kernel/errors/invalid-transition.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { today } from '../client/day.ts';
import type { KycRecord } from './kyc-row.ts';
import { isDecided, type KycAction, nextKycStatus } from './kyc-states.ts';
import { kycStatusName } from './kyc-words.ts';

export interface Reviewer {
  actor: Pick<Actor, 'id' | 'permissions'>;
  language: Language;
}

export function reviewerOf(context: RequestContext): Reviewer {
  return { actor: actorOf(context), language: context.language };
}

/**
 * What keeps the person from doing this to the identity check; undefined where nothing does. It
 * decides what is shown as possible and what is refused.
 */
export function denialFor(
  action: KycAction,
  record: KycRecord,
  { actor }: Reviewer,
): Problem | undefined {
  const decides = action === 'approve' || action === 'reject';
  if (!can(actor.permissions, decides ? 'approve' : 'update', 'kyc'))
    return new Problem('FORBIDDEN');
  if (nextKycStatus(record.status, action) === undefined) {
    return action !== 'submit' && isDecided(record.status)
      ? new Problem('ALREADY_DECIDED')
      : invalidTransition((language) => kycStatusName(record.status, language));
  }
  return action === 'approve' && hasExpired(record.idExpiry)
    ? new Problem('ID_EXPIRED')
    : undefined;
}

/** On its last day a document still counts. */
export function hasExpired(idExpiry: string | null): boolean {
  return idExpiry !== null && idExpiry < today();
}

/** The same rules as the contract shows them with each record. */
export function decisionView(record: KycRecord, reviewer: Reviewer): Schemas.Decision {
  const approve = denialFor('approve', record, reviewer);
  const { language } = reviewer;
  return {
    approve: approve === undefined,
    reject: denialFor('reject', record, reviewer) === undefined,
    rollback: false,
    blocked_code: approve?.code ?? null,
    blocked_reason: approve ? errorMessage(approve.code, language, approve.details.values) : null,
  };
}
