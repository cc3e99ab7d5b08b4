import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { createIntentKeys } from '#/kit/api/intent-keys.ts';
import { useIntentMutation } from '#/kit/api/use-intent-mutation.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** What staff fill in for a client, or correct of what waits, in the version that they saw. */
export type Submit =
  | { act: 'fill'; kyc: Schemas.Kyc; body: Schemas.KycFill }
  | { act: 'correct'; kyc: Schemas.Kyc; body: Schemas.KycCorrection };

/** Shared by every form of this browser tab: see `createIntentKeys`. */
const keys = createIntentKeys();

function submitKyc(sdk: Sdk, intent: Submit): Promise<Schemas.Kyc> {
  const { id, client } = intent.kyc;
  return asOwnChange(id, async () => {
    if (intent.act === 'fill') {
      const params = { path: { id: client.id } };
      return unwrap(await sdk.PUT('/identify/admin/v1/fill/{id}', { params, body: intent.body }));
    }
    const params = { path: { id } };
    return unwrap(await sdk.PUT('/identify/admin/v1/{id}', { params, body: intent.body }));
  });
}

/** Submits or corrects, and says so wherever the person is by then. */
export function useSubmitKyc() {
  const sdk = useSdk();
  const { t } = useTranslation('kyc');
  return useIntentMutation<Submit, Schemas.Kyc>({
    keys,
    topics: ['kyc', 'client'],
    write: (intent) => submitKyc(sdk, intent),
    onDone: ({ client }, { act }) => {
      showToast({ tone: 'success', title: t(`${act}.done`, { name: client.full_name }) });
    },
  });
}
