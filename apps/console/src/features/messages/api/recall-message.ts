import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { invalidateTopics } from '#/kit/live/invalidate-topics.ts';
import { asOwnChange } from '#/kit/live/own-changes.ts';
import { showToast } from '#/kit/ui/toast-store.ts';

/** Takes a message back, in the version that the person saw: a second time it is refused. */
export function useRecallMessage() {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('message');
  return useMutation({
    mutationFn: ({ id, version }: Pick<Schemas.Message, 'id' | 'version'>) =>
      asOwnChange(id, async () =>
        unwrap(
          await sdk.PUT('/message/admin/v1/recall/{id}', {
            params: { path: { id } },
            body: { version },
          }),
        ),
      ),
    onSuccess: () => showToast({ tone: 'success', title: t('recall.done') }),
    // After a refusal, too: somebody else was first, and the list shows it.
    onSettled: () => invalidateTopics(queryClient, ['message']),
  });
}
