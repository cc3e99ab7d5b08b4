import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';
import { creditKey, loanKey, overdrawnQuery } from './get-overdrawn.ts';

/** Why a loan, compensation or bonus may be rejected. */
const overdrawnReasons = [
  'not_eligible',
  'amount_wrong',
  'client_asked',
  'suspicious',
  'duplicate',
  'other',
] as const;

type OverdrawnKind = DecisionAdapter<Schemas.Overdrawn, (typeof overdrawnReasons)[number]>;

function decisionsOf(
  topic: 'loan' | 'compensation',
  listKey: typeof loanKey | typeof creditKey,
): OverdrawnKind {
  return {
    topics: [topic, 'account', 'proposal'],
    keys: createIntentKeys(),
    reasonCodes: overdrawnReasons,
    write: async (sdk, { act, id, body }, key, signal) => {
      // The server allows it for no record of this kind, so that no one is offered it.
      if (act === 'rollback') throw new Error('What was lent or given is not rolled back.');
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(
        await sdk.PUT('/overdrawn/admin/v1/audit/{id}', {
          params,
          body,
          ...(signal && { signal }),
        }),
      );
    },
    updateCache: (queryClient, sdk, record) => {
      const { queryKey } = overdrawnQuery(sdk, listKey, record.id);
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, record });
      return queryKey;
    },
  };
}

export const loanDecisions = decisionsOf('loan', loanKey);
export const creditDecisions = decisionsOf('compensation', creditKey);
