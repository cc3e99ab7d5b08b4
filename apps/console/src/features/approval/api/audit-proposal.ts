import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';
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
    // What is carried out may be about anything there is.
    topics: 'any',
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
    },
  });
}
