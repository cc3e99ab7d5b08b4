import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { invalidateTopics } from '#/kit/live/invalidate-topics.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** Takes an own proposal back, in the version that the person saw: a second time it is refused. */
export function useWithdrawProposal() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('two-people');
  return useMutation({
    mutationFn: ({ id, version }: Pick<Schemas.WaitingProposal, 'id' | 'version'>) =>
      asOwnChange(id, async () =>
        unwrap(
          await sdk.PUT('/approval/admin/v1/withdraw/{id}', {
            params: { path: { id } },
            body: { version },
          }),
        ),
      ),
    networkMode: 'always',
    onSuccess: () => showToast({ tone: 'success', title: t('withdraw.done') }),
    // It may be about anything; after a refusal, too, something is not as it is shown.
    onSettled: () => invalidateTopics(queryClient, 'any'),
  });
}
