import { type Schemas, type Sdk, SdkError, unwrap } from '@brokerdesk/sdk';
import { type KycReason, kycReasonCodes } from '#/business/client/kyc-status.tsx';
import type { DecisionAdapter } from '#/business/decision/decision-adapter.ts';
import { claiming } from '#/business/decision/next-to-decide.ts';
import { detailQuery, storeIn } from '#/business/decision/review-calls.ts';
import type { RecordKey } from '#/business/work/work-calls.ts';
import { problemOf } from '#/ui/api/problem.ts';
import { createIntentKeys } from '#/ui/api/use-intent-mutation.ts';

export const kycQuery = detailQuery(['kyc'], async (sdk, of) =>
  unwrap(await sdk.GET('/identify/admin/v1/detail/{id}', of)),
);

/** Shared by every drawer of this browser tab. */
const keys = createIntentKeys();

/**
 * The version keeps a decision from being made twice. If the answer to the first try was lost, the
 * second is refused as decided: by the same person, in the same way, right after the version seen.
 */
function ownDecision(error: unknown, body: Schemas.KycAuditRequest, me: string) {
  const problem = error instanceof SdkError ? problemOf(error) : null;
  if (problem?.code !== 'ALREADY_DECIDED' || problem.kind !== 'problem') return null;
  // With this code the server sends the check as it is now.
  const current = problem.current as Schemas.Kyc | undefined;
  const isOwn =
    current?.checker?.id === me &&
    current.status === body.result &&
    current.version === body.version + 1;
  return isOwn ? current : null;
}

async function decideKyc(
  sdk: Sdk,
  { id, body, next }: { id: string; body: Schemas.KycAuditRequest; next: RecordKey | undefined },
  me: string,
) {
  const params = { path: { id }, query: claiming(next) };
  try {
    return unwrap(await sdk.POST('/identify/admin/v1/audit/{id}', { params, body }));
  } catch (error) {
    const own = ownDecision(error, body, me);
    if (own === null) throw error;
    return own;
  }
}

export const kycDecisions = (me: string): DecisionAdapter<Schemas.Kyc, KycReason> => ({
  topics: ['kyc', 'client'],
  keys,
  reasonCodes: kycReasonCodes,
  inPane: true,
  severalReasons: true,
  write: async (sdk, { act, id, body }, _key, next) => {
    if (act === 'rollback') throw new Error('An identity check is not rolled back.');
    return decideKyc(sdk, { id, body, next }, me);
  },
  ask: {
    record: 'kyc',
    write: async (sdk, intent) => {
      const { id } = intent;
      const params = { path: { id } };
      return unwrap(
        intent.act === 'ask'
          ? await sdk.POST('/identify/admin/v1/ask/{id}', { params, body: intent.body })
          : await sdk.PUT('/identify/admin/v1/answer/{id}', { params, body: intent.body }),
      );
    },
  },
  updateCache: storeIn(kycQuery, 'kyc'),
});
