import type { Schemas } from '@brokerdesk/sdk';
import { AccountChanges, afterCredit, afterDebit } from '#/business/funds/account-changes.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { Facts } from '#/ui/controls/facts.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { type ExchangeQuote, refusalOf } from './exchange-quote.ts';

export function ExchangeEffect({
  client,
  from,
  to,
  quote,
}: {
  client: { id: string };
  from: Schemas.Account;
  to: Schemas.Account;
  quote: Schemas.ExchangeQuote | undefined;
}) {
  const { t } = useTranslation(['client-funds', 'funds']);
  return (
    <AccountChanges
      client={client}
      changes={[
        { account: from, after: afterDebit(from, quote?.amount ?? null) },
        { account: to, after: afterCredit(to, quote?.received ?? null) },
      ]}
      later={t('funds:effect.afterExchange')}
    >
      {t('exchange.atOnce')}
    </AccountChanges>
  );
}

export function QuoteFacts({ quote, query }: ExchangeQuote) {
  const { t } = useTranslation(['client-funds', 'funds']);
  if (query.isError) {
    // A refusal is said at the field that it is about.
    if (refusalOf(query.error) !== null) return null;
    return (
      <div className="overflow-hidden rounded-md border border-b-0 border-danger-line">
        <QueryError form="line" query={query} />
      </div>
    );
  }
  if (quote === undefined) {
    return (
      <div role="status">
        <span className="sr-only">{t('quote.computing')}</span>
        <Skeleton className="h-32 w-full" />
      </div>
    );
  }
  return <Computed quote={quote} />;
}

function Computed({ quote }: { quote: Schemas.ExchangeQuote }) {
  const { t } = useTranslation(['client-funds', 'funds']);
  const { amount, money, rate } = useMoney();
  const time = useTime();
  const { currency, received_currency: into, rate_at: since } = quote;
  return (
    <section
      aria-label={t('quote.title')}
      className="flex flex-col gap-2 rounded-md border border-line bg-sunken p-3"
    >
      <Facts
        facts={[
          {
            label: t('quote.rate'),
            value: (
              <>
                {t('funds:rate.quoted', {
                  primary: currency,
                  rate: rate(quote.rate),
                  secondary: into,
                })}
                <span className="block text-xs text-ink-muted" title={time.exact(since)}>
                  {t('funds:rate.age', { age: time.ago(since, new Date()) })}
                </span>
              </>
            ),
          },
          {
            label: t('quote.fee', { percent: amount(quote.fee_pct, 2) }),
            value: money(quote.fee, currency),
          },
          { label: t('exchange.amount'), value: money(quote.amount, currency) },
          { label: t('quote.received'), value: <strong>{money(quote.received, into)}</strong> },
        ]}
      />
      <p className="text-xs text-ink-muted">{t('exchange.rateSeen')}</p>
    </section>
  );
}
