import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { recordWrite } from '#/business/record/record-write.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { proposalQuery } from './get-proposal.ts';

/** Confirms a proposal, which carries it out, or rejects it. */
export const auditProposal = recordWrite({
  topics: 'any',
  write: (sdk, { id, body }: { id: string; body: Schemas.ProposalAudit }, key) =>
    asOwnChange(id, async () => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return unwrap(await sdk.PUT('/approval/admin/v1/audit/{id}', { params, body }));
    }),
  store: (queryClient, sdk, proposal) =>
    void queryClient.setQueryData(proposalQuery(sdk, proposal.id).queryKey, proposal),
});
