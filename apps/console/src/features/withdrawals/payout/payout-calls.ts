import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';
import {
  fileQuery,
  ownWrite,
  storeIn,
  type WriteRequest,
} from '#/business/decision/review-calls.ts';
import { recordWrite } from '#/business/record/record-write.ts';
import { withdrawalKey, withdrawalQuery } from '../withdrawal-calls.ts';

const ofPayout = {
  topics: ['withdrawal', 'proposal'],
  store: storeIn(withdrawalQuery, 'withdrawal'),
} as const;

export const markSent = ownWrite(
  async (sdk, request: WriteRequest<Schemas.PayoutSent>) =>
    unwrap(await sdk.POST('/withdraw/admin/v1/payout/sent/{id}', request)),
  ofPayout,
);

export const correctSent = ownWrite(
  async (sdk, request: WriteRequest<Schemas.PayoutCorrection>) =>
    unwrap(await sdk.PUT('/withdraw/admin/v1/payout/sent/{id}', request)),
  ofPayout,
);

export const proposeRelease = recordWrite({
  topics: ['proposal'],
  write: async (sdk, { id, body }: { id: string; body: Schemas.RollbackRequest }, key) => {
    const params = { path: { id }, header: { 'Idempotency-Key': key } };
    return unwrap(await sdk.POST('/withdraw/admin/v1/payout/release/{id}', { params, body }));
  },
});

export const markPaid = ownWrite(
  async (sdk, request: WriteRequest<Schemas.PayoutPaid>) =>
    unwrap(await sdk.POST('/withdraw/admin/v1/payout/paid/{id}', request)),
  ofPayout,
);

export const receiptQuery = (sdk: Sdk, id: string, receipt: Schemas.Proof) =>
  fileQuery(['payout-receipt', id], receipt, async (as) => {
    const params = { path: { id } };
    return unwrap(await sdk.GET('/withdraw/admin/v1/payout/receipt/{id}', { params, ...as }));
  });

export type PaymentGroup = { currency: string; kind: Schemas.DestinationKind; count: number };

export function paymentGroupsQuery(sdk: Sdk) {
  return queryOptions({
    queryKey: [...withdrawalKey, 'payment-groups'],
    queryFn: async ({ signal }): Promise<PaymentGroup[]> => {
      const kinds = ['bank', 'crypto'] as const;
      const groups = kinds.map(async (kind) => {
        const query = { payout: 'to_send', kind, size: 1 } as const;
        const list = await sdk.GET('/withdraw/admin/v1/list', { params: { query }, signal });
        const { totals } = unwrap(list);
        return totals?.map(({ currency, count }) => ({ currency, kind, count })) ?? [];
      });
      return (await Promise.all(groups)).flat();
    },
    staleTime: 0,
  });
}

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

/** The server makes the file once, and writes down who has taken it. */
export async function loadPaymentFile(sdk: Sdk, body: Schemas.PaymentFileRequest): Promise<Blob> {
  const result = await sdk.POST('/withdraw/admin/v1/payout/file', { body, parseAs: 'blob' });
  return unwrap(result) as unknown as Blob;
}

const pageSize = 200;

export async function readToSend(sdk: Sdk): Promise<Schemas.Withdrawal[]> {
  const all: Schemas.Withdrawal[] = [];
  for (let page = 1; ; page += 1) {
    const query = { payout: 'to_send', sort: 'created_at', size: pageSize, page } as const;
    const { list, total } = unwrap(await sdk.GET('/withdraw/admin/v1/list', { params: { query } }));
    all.push(...list);
    if (list.length < pageSize || all.length === total) return all;
  }
}
