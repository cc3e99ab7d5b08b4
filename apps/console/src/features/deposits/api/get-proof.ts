import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Pictures are large: they are forgotten soon after nobody looks at them. */
const keptForMs = 60_000;

export function proofQuery(sdk: Sdk, depositId: string, proof: Schemas.Proof) {
  return queryOptions({
    queryKey: ['proof', depositId, proof.sha256],
    queryFn: async ({ signal }) => {
      const path = { id: depositId };
      const result = await sdk.GET('/deposit/admin/v1/proof/{id}', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: proof.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
