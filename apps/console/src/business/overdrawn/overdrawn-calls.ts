import { type Schemas, unwrap } from '@brokerdesk/sdk';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn } from '#/business/decision/review-calls.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';

const overdrawnKey = ['overdrawn'] as const;

/** By the topic of the server's events of changes: a bonus has the topic of compensation. */
export const loanKey = [...overdrawnKey, 'loan'] as const;
export const creditKey = [...overdrawnKey, 'compensation'] as const;

const queryOf = (key: typeof loanKey | typeof creditKey) =>
  detailQuery(key, async (sdk, of) =>
    unwrap(await sdk.GET('/overdrawn/admin/v1/record/detail/{id}', of)),
  );

export const loanQuery = queryOf(loanKey);
export const creditQuery = queryOf(creditKey);

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
  query: ReturnType<typeof queryOf>,
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
    updateCache: storeIn(query, 'record'),
  };
}

export const loanDecisions = decisionsOf('loan', loanQuery);
export const creditDecisions = decisionsOf('compensation', creditQuery);
