import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { proposalKey } from '#/ui/live/live-queries.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';

export function proposalQuery(sdk: Sdk, id: string) {
  return queryOptions({
    queryKey: [...proposalKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/approval/admin/v1/{id}', { params: { path: { id } }, signal })),
    staleTime: 0,
  });
}

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

/** The numbers that a proposal changes, whole; the server writes down who has seen them. */
export async function revealChanges(sdk: Sdk, id: string): Promise<Schemas.ProposedChanges> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/approval/admin/v1/reveal/{id}', { params })).changes;
}
