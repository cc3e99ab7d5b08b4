import type { Schemas } from '@brokerdesk/sdk';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { convert } from '#/ui/arithmetic/arithmetic.ts';
import { QueryError } from '#/ui/controls/error-state.tsx';
import { useMoney } from '#/ui/money/use-money.ts';
import { useTime } from '#/ui/time/use-time.ts';
import { amountFault } from './amount-check.ts';
import { rateQuery } from './rate-query.ts';

export type Payment = { account: Schemas.Account; amount: string; currency: string };

/** `credited` is null without an amount of that currency, or without a rate if one is needed. */
export function useConversion({
  account,
  amount,
  currency,
}: Omit<Payment, 'account'> & { account: Schemas.Account | undefined }) {
  const into = account?.currency ?? '';
  const converted = currency !== '' && into !== '' && currency !== into;
  const query = useQuery({
    ...rateQuery(useSdk(), currency, into),
    enabled: converted,
  });
  const rate = converted ? query.data?.rate : '1';
  const credited =
    account && rate !== undefined && amountFault(amount, currency) === null
      ? convert(amount, rate, account.balance)
      : null;
  return { converted, query, rate, credited };
}

export function Conversion({
  note,
  ...payment
}: Payment & {
  note: string;
}) {
  const { t } = useTranslation('funds');
  const { money, rate } = useMoney();
  const time = useTime();
  const { converted, query, credited } = useConversion(payment);
  if (!converted) return null;
  if (query.isError) {
    return (
      <div className="overflow-hidden rounded-md border border-b-0 border-danger-line">
        <QueryError form="line" title={t('rate.none')} query={query} />
      </div>
    );
  }
  if (!query.data) return <Skeleton className="h-14 w-full" />;
  const { primary, secondary, rate: quoted, effective_at: since } = query.data;
  return (
    <div className="rounded-md border border-line bg-sunken px-3 py-2">
      <p>
        {t('rate.quoted', { primary, rate: rate(quoted), secondary })}
        <span className="ml-2 text-ink-muted" title={time.exact(since)}>
          {t('rate.age', { age: time.ago(since, new Date()) })}
        </span>
        {credited !== null && (
          <strong className="ml-4">
            {t('rate.arrives', { credited: money(credited, secondary) })}
          </strong>
        )}
      </p>
      <p className="text-xs text-ink-muted">{note}</p>
    </div>
  );
}

export function useRateCheck(from: string, into: string | undefined): () => Promise<boolean> {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  return async () => {
    if (into === undefined || from === into) return true;
    return queryClient.fetchQuery(rateQuery(sdk, from, into)).then(
      () => true,
      () => false,
    );
  };
}
