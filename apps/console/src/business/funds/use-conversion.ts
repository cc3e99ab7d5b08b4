import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { convert } from '#/ui/arithmetic/arithmetic.ts';
import { amountFault } from './amount-fault.ts';
import { rateQuery } from './rate-query.ts';

/** A payment, as far as it has been filled in, and the account that it goes to. */
export type Payment = { account: Schemas.Account; amount: string; currency: string };

/**
 * `credited` is null as long as that cannot be said: without an amount of that currency, or without a rate if one is
 * needed.
 */
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
