import type { Schemas } from '@brokerdesk/sdk';
import type { Routes } from '../../http/routes.ts';
import { inSession } from '../../platform/idempotent.ts';
import type { OperationKey } from '../../platform/operation-key.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { WorkKey } from '../../platform/work-item.ts';
import { claimOpen } from './claim-work.ts';
import { workRecords } from './work-records.ts';

export const claimingOperations = {
  'PUT /deposit/admin/v1/audit/{id}': 'deposit',
  'POST /withdraw/admin/v1/audit/{id}': 'withdrawal',
  'PUT /overdrawn/admin/v1/audit/{id}': 'overdrawn',
  'POST /identify/admin/v1/audit/{id}': 'kyc',
  'POST /trx/admin/v1/{kind}/audit/{id}': 'trade',
  'PUT /emergency/admin/v1/audit/{id}': 'amendment',
  'PUT /crypto_address/admin/v1/audit/{id}': 'crypto_address',
  'PUT /approval/admin/v1/audit/{id}': 'proposal',
} as const satisfies Partial<Record<OperationKey, Schemas.WorkType>>;

interface DecisionInput {
  query: { claim_next?: string; claim_next_type?: Schemas.WorkType };
}
type Decide = (input: DecisionInput, context: RequestContext) => Promise<object>;

export function claimingNext(routes: Routes): Routes {
  const claiming = Object.entries(claimingOperations).map(([key, kind]) => {
    // The contract declares both parameters at these operations.
    const decide = routes[key as keyof typeof claimingOperations] as unknown as Decide;
    const handler: Decide = async (input, context) => {
      const decided = await decide(input, context);
      const { claim_next: id, claim_next_type: type = kind } = input.query;
      if (id === undefined) return decided;
      return { ...decided, claimed_next: await claimNext(context, { type, id }) };
    };
    return [key, handler];
  });
  return { ...routes, ...Object.fromEntries(claiming) };
}

/**
 * Runs apart from the decision, which it never undoes: two users may decide and go on to each other's records at once.
 * Null if the record is out of scope, decided or not the user's to decide.
 */
async function claimNext(context: RequestContext, key: WorkKey): Promise<Schemas.WorkClaim | null> {
  try {
    return await inSession(context, async (tx) => {
      const decision = await workRecords[key.type].decide(tx, context, key.id);
      return claimOpen(tx, context, key, decision, { reveal: true });
    });
  } catch (error) {
    context.log.info({ err: error }, 'The next record was not claimed');
    return null;
  }
}
