import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { serverError } from '#/ui/form/server-errors.ts';
import { clampAmount, exchangeAmountFault } from './exchange-rules.ts';

export const exchangeQuoteKey = ['exchange-quote'] as const;

type QuoteRequest = {
  clientId: string;
  from: string;
  to: string;
  amount: string;
};

const askAgainAfterMs = 60_000;

/** The largest amount of what is available that the currency pair takes. */
export async function quoteAtMost(sdk: Sdk, { clientId, from, to, amount }: QuoteRequest) {
  const query = { from_account: from, to_account: to, amount, at_most: true };
  const params = { path: { clientId }, query };
  return unwrap(await sdk.GET('/acc/admin/v1/exchange/{clientId}/quote', { params })).amount;
}

function exchangeQuoteQuery(sdk: Sdk, { clientId, from, to, amount }: QuoteRequest) {
  return queryOptions({
    queryKey: [...exchangeQuoteKey, clientId, from, to, amount],
    queryFn: async ({ signal }) => {
      const query = { from_account: from, to_account: to, amount };
      const params = { path: { clientId }, query };
      return unwrap(await sdk.GET('/acc/admin/v1/exchange/{clientId}/quote', { params, signal }));
    },
    refetchInterval: askAgainAfterMs,
    // Outdated quotes must not be used for a decision.
    gcTime: 0,
    retry: false,
  });
}

type Draft = {
  clientId: string;
  from: Schemas.Account | undefined;
  to: Schemas.Account | undefined;
  amount: string;
};

export type ExchangeQuote = {
  /** Null as long as the form says nothing that could be exchanged. */
  request: QuoteRequest | null;
  query: UseQueryResult<Schemas.ExchangeQuote>;
  /** The answer to exactly what the form says now. */
  quote: Schemas.ExchangeQuote | undefined;
};

const waitMs = 250;

export function quoteRequest({ clientId, from, to, amount: typed }: Draft): QuoteRequest | null {
  if (from === undefined || to === undefined || from.id === to.id) return null;
  if (exchangeAmountFault(typed, from) !== null) return null;
  // Digits too many are rounded once the field is left.
  const amount = clampAmount(typed.replace(/\.$/, ''), from);
  return { clientId, from: from.id, to: to.id, amount };
}

export function useExchangeQuote(draft: Draft): ExchangeQuote {
  const request = quoteRequest(draft);
  const settled = useSettled(request?.amount);
  const ready = request !== null && request.amount === settled;
  const none = { clientId: '', from: '', to: '', amount: '' };
  const query = useQuery({
    ...exchangeQuoteQuery(useSdk(), request ?? none),
    enabled: ready,
  });
  return { request, query, quote: ready ? query.data : undefined };
}

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Null if the server refused nothing. */
export function refusalOf(error: unknown) {
  const problem = problemOf(error);
  if (problem === null) return null;
  const [fault] = problem.errors ?? [];
  if (fault?.field === 'amount') return { field: 'amount', fault: serverError(fault) } as const;
  const isOfPair = ['PAIR_DISABLED', 'RATE_UNAVAILABLE', 'RATE_OUTDATED'].includes(problem.code);
  return isOfPair ? ({ field: 'to_account', fault: serverError(problem) } as const) : null;
}
