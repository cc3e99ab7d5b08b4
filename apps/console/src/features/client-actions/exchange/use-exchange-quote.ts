import type { Schemas } from '@brokerdesk/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { exchangeAmountFault } from './exchange-rules.ts';
import { exchangeQuoteQuery, type QuoteAsked } from './quote-exchange.ts';

type Draft = {
  clientId: string;
  from: Schemas.Account | undefined;
  to: Schemas.Account | undefined;
  /** As it is typed. */
  amount: string;
};

export type ExchangeQuote = {
  /** What is asked for; null as long as the form says nothing that could be exchanged. */
  asked: QuoteAsked | null;
  query: UseQueryResult<Schemas.ExchangeQuote>;
  /** The answer to exactly what the form says now. */
  quote: Schemas.ExchangeQuote | undefined;
};

const waitMs = 250;

/** What is asked for by what the form says; null where that is nothing to exchange. */
export function quoteAsked({ clientId, from, to, amount: typed }: Draft): QuoteAsked | null {
  const amount = typed.replace(/\.$/, '');
  if (from === undefined || to === undefined || from.id === to.id) return null;
  if (exchangeAmountFault(amount, from) !== null) return null;
  return { clientId, from: from.id, to: to.id, amount };
}

/** What the exchange comes to, asked for once typing pauses. */
export function useExchangeQuote(draft: Draft): ExchangeQuote {
  const asked = quoteAsked(draft);
  const settled = useSettled(asked?.amount);
  const ready = asked !== null && asked.amount === settled;
  const none = { clientId: '', from: '', to: '', amount: '' };
  const query = useQuery({
    ...exchangeQuoteQuery(useSdk(), asked ?? none),
    enabled: ready,
  });
  return { asked, query, quote: ready ? query.data : undefined };
}

function useSettled(value: string | undefined): string | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
