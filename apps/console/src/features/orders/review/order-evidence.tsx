import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ProofFile } from '#/business/decision/proof-file.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { OrderKind } from '../order-kinds.ts';

/** Pictures are large: they are forgotten soon after no one looks at them. */
const keptForMs = 60_000;

function evidenceQuery(sdk: Sdk, kind: OrderKind, orderId: string, file: Schemas.Proof) {
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

/** The picture or document that the result of a sale rests on. */
export function OrderEvidence({ trade, file }: { trade: Schemas.Trade; file: Schemas.Proof }) {
  const { t } = useTranslation('order-review');
  const query = useQuery(evidenceQuery(useSdk(), trade.kind, trade.id, file));
  const alt = t('evidence.alt', { orderNo: trade.order_no });
  return <ProofFile query={query} type={file.content_type} alt={alt} />;
}
