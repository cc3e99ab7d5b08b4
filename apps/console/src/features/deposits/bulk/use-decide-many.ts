import type { Schemas } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/shared/api/sdk-context.tsx';
import { useBulkStart } from '#/shared/bulk/use-bulk-start.ts';
import { useMoney } from '#/shared/money/use-money.ts';
import {
  type Decide,
  decideOneOfMany,
  forgetWhatChanged,
  keyOfDecision,
} from '../api/decide-deposit.ts';

/** Begins to decide deposits one by one, each in the version that the person saw. */
export function useDecideMany() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { money } = useMoney();
  const start = useBulkStart('deposit');
  return (
    title: string,
    rows: readonly Schemas.Deposit[],
    intentOf: (deposit: Schemas.Deposit) => Decide,
  ) =>
    start<Schemas.Deposit>({
      title,
      rows,
      label: ({ order_no: orderNo }) => orderNo,
      detail: ({ client, amount, currency }) => `${client.full_name} · ${money(amount, currency)}`,
      keyOf: (deposit) => keyOfDecision(intentOf(deposit)),
      decide: (deposit, key, signal) => decideOneOfMany(sdk, intentOf(deposit), key, signal),
      onRest: () => forgetWhatChanged(queryClient),
    });
}
