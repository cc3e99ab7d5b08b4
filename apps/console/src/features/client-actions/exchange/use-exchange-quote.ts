import type { Schemas } from '@brokerdesk/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { problemOf } from '#/ui/api/problem.ts';
import { serverError } from '#/ui/form/server-errors.ts';
import { clampAmount, exchangeAmountFault } from './exchange-rules.ts';
import { exchangeQuoteQuery, type QuoteRequest } from './quote-exchange.ts';

type Draft = {
  clientId: string;
  from: Schemas.Account | undefined;
  to: Schemas.Account | undefined;
  /** As it is typed. */
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

/** Null if that is nothing to exchange. */
export function quoteRequest({ clientId, from, to, amount: typed }: Draft): QuoteRequest | null {
  if (from === undefined || to === undefined || from.id === to.id) return null;
  if (exchangeAmountFault(typed, from) !== null) return null;
  // Digits too many are rounded once the field is left.
  const amount = clampAmount(typed.replace(/\.$/, ''), from);
  return { clientId, from: from.id, to: to.id, amount };
}

/** Requests a quote once typing pauses. */
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

/** The field that a refused quote is about, and the sentence to show there; null if the server refused nothing. */
export function refusalOf(error: unknown) {
  const problem = problemOf(error);
  if (problem === null) return null;
  const [fault] = problem.errors ?? [];
  if (fault?.field === 'amount') return { field: 'amount', fault: serverError(fault) } as const;
  const isOfPair = ['PAIR_DISABLED', 'RATE_UNAVAILABLE', 'RATE_OUTDATED'].includes(problem.code);
  return isOfPair ? ({ field: 'to_account', fault: serverError(problem) } as const) : null;
}
