import { type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions } from '@tanstack/react-query';

/** Everything fetched about quotes is under this key. */
export const exchangeQuoteKey = ['exchange-quote'] as const;

export type QuoteRequest = {
  clientId: string;
  from: string;
  to: string;
  /** As it would be sent. */
  amount: string;
};

/** Fee and rate may have been changed meanwhile by another user. */
const askAgainAfterMs = 60_000;

/** The largest amount of what is available that the currency pair takes. */
export async function quoteAtMost(sdk: Sdk, { clientId, from, to, amount }: QuoteRequest) {
  const query = { from_account: from, to_account: to, amount, at_most: true };
  const params = { path: { clientId }, query };
  return unwrap(await sdk.GET('/acc/admin/v1/exchange/{clientId}/quote', { params })).amount;
}

/** Quote by the server that would book the exchange. */
export function exchangeQuoteQuery(sdk: Sdk, { clientId, from, to, amount }: QuoteRequest) {
  return queryOptions({
    queryKey: [...exchangeQuoteKey, clientId, from, to, amount],
    queryFn: async ({ signal }) => {
      const query = { from_account: from, to_account: to, amount };
      const params = { path: { clientId }, query };
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/{clientId}/quote', { params, signal }));
    },
    refetchInterval: askAgainAfterMs,
    // An older answer may be wrong by now: no one is to decide by it.
    gcTime: 0,
    retry: false,
  });
}
