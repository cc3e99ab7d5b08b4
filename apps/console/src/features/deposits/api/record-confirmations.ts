import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';
import { depositDecisions } from './decide-deposit.ts';

/** Shared by every form of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

async function recordConfirmations(
  sdk: Sdk,
  id: string,
  body: Schemas.ConfirmationsRequest,
  key: string,
) {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  return unwrap(await sdk.PUT('/deposit/admin/v1/confirmations/{id}', { params, body }));
}

/** Writes down how often the chain has confirmed a deposit. */
export function useRecordConfirmations(id: string) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('crypto-deposit');
  return useIntentMutation<Schemas.ConfirmationsRequest, Schemas.Deposit>({
    keys,
    topics: ['deposit'],
    write: (body, key) => asOwnChange(id, () => recordConfirmations(sdk, id, body, key)),
    onDone: (deposit) => {
      depositDecisions.remember(queryClient, sdk, deposit);
      const { order_no: orderNo, confirmations: seen } = deposit;
      showToast({ tone: 'success', title: t('record.done', { orderNo, seen }) });
    },
  });
}
