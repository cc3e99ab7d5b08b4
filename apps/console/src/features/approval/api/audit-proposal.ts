import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { createIntentKeys } from '#/shared/api/intent-keys.ts';
import { isOutcomeUnknown } from '#/shared/api/problem.ts';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useIntentMutation } from '#/shared/api/use-intent-mutation.ts';
import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { asOwnChange } from '#/shared/table/own-changes.ts';
import { showToast } from '#/shared/ui/toast-store.ts';
import { proposalQuery } from './get-proposal.ts';

export type AuditIntent = { id: string; body: Schemas.ProposalAudit };

/** Shared by every drawer of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

/** Confirms a proposal, which carries it out, or rejects it; once, and says so wherever the person is by then. */
export function useAuditProposal() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('approval');
  return useIntentMutation<AuditIntent, Schemas.Proposal>({
    keys,
    write: ({ id, body }, key) =>
      asOwnChange(id, async () =>
        unwrap(
          await sdk.PUT('/approval/admin/v1/audit/{id}', {
            params: { path: { id }, header: { 'Idempotency-Key': key } },
            body,
          }),
        ),
      ),
    onDone: (proposal, { body }) => {
      queryClient.setQueryData(proposalQuery(sdk, proposal.id).queryKey, proposal);
      showToast({ tone: 'success', title: t(`done.${body.result}`) });
      // What was carried out may be about anything there is.
      void queryClient.invalidateQueries();
    },
    onFailed: (error) => {
      // Closed, or what it is about is not as it was: show both as they are now.
      if (!isOutcomeUnknown(error)) void queryClient.invalidateQueries();
    },
  });
}
