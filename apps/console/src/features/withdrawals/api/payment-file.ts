import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import { withdrawalKey } from './withdrawal-keys.ts';

export type PaymentGroup = { currency: string; kind: Schemas.DestinationKind; count: number };

/** The currencies and methods of all that are to be sent. */
export function paymentGroupsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...withdrawalKey, 'payment-groups'],
    queryFn: async ({ signal }): Promise<PaymentGroup[]> => {
      const kinds = ['bank', 'crypto'] as const;
      const groups = kinds.map(async (kind) => {
        const query = { payout: 'to_send', kind, size: 1 } as const;
        const list = await sdk.GET('/withdraw/admin/v1/list', { params: { query }, signal });
        return unwrap(list).totals.map(({ currency, count }) => ({ currency, kind, count }));
      });
      return (await Promise.all(groups)).flat();
    },
    staleTime: 0,
  });
}

/** What the file would have. */
export function paymentFileQuery(sdk: Sdk, body: Schemas.PaymentFileQuestion | null) {
  return queryOptions({
    queryKey: [...withdrawalKey, 'payment-file', body],
    queryFn: async ({ signal }) => {
      if (body === null) throw new Error('Nothing is to be sent.');
      return unwrap(await sdk.POST('/withdraw/admin/v1/payout/file/preview', { body, signal }));
    },
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

/** The file, which the server makes once; it writes down who has taken it. */
export async function takePaymentFile(sdk: Sdk, body: Schemas.PaymentFileRequest): Promise<Blob> {
  const result = await sdk.POST('/withdraw/admin/v1/payout/file', { body, parseAs: 'blob' });
  return unwrap(result) as unknown as Blob;
}

const pageSize = 200;

/** All that are to be sent, page by page. */
export async function readToSend(sdk: Sdk): Promise<Schemas.Withdrawal[]> {
  const all: Schemas.Withdrawal[] = [];
  for (let page = 1; ; page += 1) {
    const query = { payout: 'to_send', sort: 'created_at', size: pageSize, page } as const;
    const { list, total } = unwrap(await sdk.GET('/withdraw/admin/v1/list', { params: { query } }));
    all.push(...list);
    if (list.length < pageSize || all.length >= total) return all;
  }
}
