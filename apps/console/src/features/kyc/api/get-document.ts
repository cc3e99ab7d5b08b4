import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Pictures are large: they are forgotten soon after nobody looks at them. */
const keptForMs = 60_000;

/** A picture. Each time that it is asked for is written to the audit log: none is prefetched. */
export function documentQuery(sdk: Sdk, kycId: string, document: Schemas.KycDocument) {
  return queryOptions({
    queryKey: ['kyc document', kycId, document.id, document.sha256],
    queryFn: async ({ signal }) => {
      const path = { id: kycId, documentId: document.id };
      const result = await sdk.GET('/identify/admin/v1/document/{id}/{documentId}', {
        params: { path },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: document.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
