import { type Schemas, type Sdk, SdkError, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { problemOf } from '#/kit/api/problem.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { showToast } from '#/kit/ui/toast-store.ts';
import { kycQuery } from './get-kyc.ts';

/** One decision about one identity check, in the version that the person saw. */
export type Decide = { id: string; body: Schemas.KycAuditRequest };

/** Shared by every drawer of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

/**
 * The version keeps a decision from being made twice. Where the answer to the first try was lost, the
 * second one is told that it has been decided: by the same person, in the same way, right after the
 * version that was seen.
 */
function ownDecision(error: unknown, { body }: Decide, me: string): Schemas.Kyc | null {
  const problem = problemOf(error);
  if (problem?.code !== 'ALREADY_DECIDED' || problem.kind !== 'problem') return null;
  // With this code the server sends the check as it stands.
  const current = problem.current as Schemas.Kyc | undefined;
  const isIt =
    current?.checker?.id === me &&
    current.status === body.result &&
    current.version === body.version + 1;
  return isIt ? current : null;
}

async function decideKyc(sdk: Sdk, intent: Decide, me: string): Promise<Schemas.Kyc> {
  const { id, body } = intent;
  const params = { path: { id } };
  return asOwnChange(id, async () => {
    try {
      return unwrap(await sdk.POST('/identify/admin/v1/audit/{id}', { params, body }));
    } catch (error) {
      const mine = error instanceof SdkError ? ownDecision(error, intent, me) : null;
      if (mine === null) throw error;
      return mine;
    }
  });
}

/** Approves or rejects, once, and says so wherever the person is by then. */
export function useDecideKyc() {
  const sdk = useSdk();
  const { id: me } = useSessionUser();
  const queryClient = useQueryClient();
  const { t } = useTranslation('kyc');
  return useIntentMutation<Decide, Schemas.Kyc>({
    keys,
    topics: ['kyc', 'client'],
    write: (intent) => decideKyc(sdk, intent, me),
    onDone: (kyc, { body }) => {
      const { queryKey } = kycQuery(sdk, kyc.id);
      queryClient.setQueryData(queryKey, (detail) => detail && { ...detail, kyc });
      showToast({
        tone: 'success',
        title: t(`decide.done.${body.result}`, { name: kyc.client.full_name }),
      });
    },
  });
}
