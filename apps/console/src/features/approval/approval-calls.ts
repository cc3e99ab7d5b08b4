import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { claiming, readAheadMs } from '#/business/decision/next-to-decide.ts';
import { putProposal } from '#/business/decision/put-decided.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { endClaim, type RecordKey, storeClaim } from '#/business/work/work-calls.ts';
import { proposalKey } from '#/ui/live/live-queries.ts';

/** A row of the list has all that there is of a proposal. */
export function proposalQuery(sdk: Sdk, id: string, listed?: Schemas.Proposal) {
  return queryOptions({
    queryKey: [...proposalKey, 'detail', id],
    queryFn: async ({ signal }) =>
      unwrap(await sdk.GET('/approval/admin/v1/{id}', { params: { path: { id } }, signal })),
    staleTime: readAheadMs,
    ...(listed?.id === id && { initialData: listed }),
  });
}

type Audit = { id: string; body: Schemas.ProposalAudit; next: RecordKey | undefined };

export const auditProposal = recordWrite({
  // Other changes come as events of the server.
  topics: ['proposal'],
  write: async (sdk, { id, body, next }: Audit, key) => {
    const params = { path: { id }, query: claiming(next), header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.PUT('/approval/admin/v1/audit/{id}', { params, body }));
  },
  store: (queryClient, sdk, { claimed_next: claim, ...proposal }) => {
    queryClient.setQueryData(proposalQuery(sdk, proposal.id).queryKey, proposal);
    endClaim(queryClient, [proposal.id]);
    if (claim) storeClaim(queryClient, claim);
  },
  isUpToDate: (queryClient, proposal) => {
    const put = putProposal(queryClient, proposal);
    return () => put.size > 0;
  },
});

/** The server writes down who has seen the numbers. */
export async function revealChanges(sdk: Sdk, id: string): Promise<Schemas.ProposedChanges> {
  const params = { path: { id } };
  return unwrap(await sdk.POST('/approval/admin/v1/reveal/{id}', { params })).changes;
}
