import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import type { OrderKind } from '../order-kinds.ts';

/** Pictures are large: they are forgotten soon after nobody looks at them. */
const keptForMs = 60_000;

/** What the result of a sale rests on, as it was uploaded. */
export function evidenceQuery(sdk: Sdk, kind: OrderKind, orderId: string, file: Schemas.Proof) {
  return queryOptions({
    queryKey: ['trade-evidence', orderId, file.sha256],
    queryFn: async ({ signal }) => {
      const result = await sdk.GET('/trx/admin/v1/{kind}/evidence/{id}', {
        params: { path: { kind, id: orderId } },
        parseAs: 'blob',
        signal,
      });
      return new Blob([unwrap(result)], { type: file.content_type });
    },
    // The content is what its hash says and never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptForMs,
  });
}
