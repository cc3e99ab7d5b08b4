import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { recordWrite } from '#/business/record/record-write.ts';
import { orderKey } from '../order-kinds.ts';

type Kind = Schemas.TradeKind;

export function offersQuery(sdk: Sdk, kind: Kind) {
  return queryOptions({
    queryKey: [...orderKey(kind), 'offers'],
    queryFn: async ({ signal }) => {
      const params = { path: { kind } };
      return unwrap(await sdk.GET('/trx/admin/v1/{kind}/offers', { params, signal })).list;
    },
  });
}

export function previewQuery(sdk: Sdk, kind: Kind, request: Schemas.TradeCreate | null) {
  return queryOptions({
    queryKey: [...orderKey(kind), 'preview', request],
    queryFn: async ({ signal }) => {
      if (request === null) throw new Error('The order is not whole.');
      const params = { path: { kind }, query: request };
      return unwrap(await sdk.GET('/trx/admin/v1/{kind}/preview', { params, signal }));
    },
    enabled: request !== null,
    retry: false,
    // Limits and accounts change with every order.
    staleTime: 0,
  });
}

export const enterOrder = recordWrite({
  write: async (sdk, { kind, body }: { kind: Kind; body: Schemas.TradeCreate }, key) => {
    const params = { path: { kind }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/trx/admin/v1/{kind}/create', { params, body }));
  },
  topics: ['trade', 'account', 'client'],
});
