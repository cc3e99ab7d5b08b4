import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming, readAheadMs } from '#/business/decision/next-to-decide.ts';
import { createIntentKeys } from '#/ui/api/intent-keys.ts';

/** Everything fetched about loans, compensation and bonus is cached under this key. */
const overdrawnKey = ['overdrawn'] as const;

/** By the topic of the server's events of changes: a bonus has the topic of compensation. */
export const loanKey = [...overdrawnKey, 'loan'] as const;
export const creditKey = [...overdrawnKey, 'compensation'] as const;

/** One record with what a reviewer needs beside it, under the key of its list. */
export function overdrawnQuery(sdk: Sdk, listKey: typeof loanKey | typeof creditKey, id: string) {
  return queryOptions({
    queryKey: [...listKey, 'detail', id],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return unwrap(await sdk.GET('/overdrawn/admin/v1/record/detail/{id}', { params, signal }));
    },
    staleTime: readAheadMs,
  });
}

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
    write: async (sdk, { act, id, body }, key, next) => {
      // The server offers no rollback for these records.
      if (act === 'rollback') throw new Error('What was lent or given is not rolled back.');
      const query = claiming(next);
      const params = { path: { id }, query, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.PUT('/overdrawn/admin/v1/audit/{id}', { params, body }));
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
