import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Pictures are large: they are forgotten soon after nobody looks at them. */
const keptForMs = 60_000;

/** The picture or document that an amendment rests on. */
export function evidenceQuery(sdk: Sdk, amendmentId: string, evidence: Schemas.Proof) {
  return queryOptions({
    queryKey: ['amendment-evidence', amendmentId, evidence.sha256],
    queryFn: async ({ signal }) => {
      const result = await sdk.GET('/emergency/admin/v1/evidence/{id}', {
        params: { path: { id: amendmentId } },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: evidence.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
