import { type Schemas, unwrap } from '@brokerdesk/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Button } from '#/core/ui/button.tsx';
import { describeProblem, isOutcomeUnknown } from '#/ui/api/problem.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { showToast } from '#/ui/controls/toast-store.ts';
import { invalidateTopics } from '#/ui/live/invalidate-topics.ts';
import { asOwnChange } from '#/ui/live/own-changes.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';

/** Takes an own proposal back, in the version that the user saw: a second time it is refused. */
function useWithdrawProposal() {
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

/** Takes an own proposal back, after saying what that does. */
export function WithdrawButton({
  proposal,
  label,
  size = 'md',
}: {
  proposal: Pick<Schemas.WaitingProposal, 'id' | 'version'>;
  label: string;
  size?: 'sm' | 'md';
}) {
  const { t } = useTranslation(['two-people', 'kit']);
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawProposal();
  const failure = withdraw.error && describeProblem(withdraw.error);
  const unknown = failure !== null && isOutcomeUnknown(withdraw.error);
  return (
    <>
      <Button
        variant="danger-outline"
        size={size}
        onClick={() => {
          withdraw.reset();
          setAsking(true);
        }}
      >
        <Undo2 aria-hidden="true" />
        {label}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        busy={withdraw.isPending}
        title={t('withdraw.title')}
        description={t('withdraw.effect')}
        confirm={t('withdraw.confirm')}
        tone="danger"
        onConfirm={() => withdraw.mutate(proposal, { onSuccess: () => setAsking(false) })}
      >
        {failure && (
          <Notice
            announced
            tone={unknown ? 'warning' : 'danger'}
            title={t(unknown ? 'withdraw.unsure.title' : 'withdraw.failed')}
          >
            {unknown
              ? t('withdraw.unsure.text')
              : (failure.message ?? t(`kit:error.${failure.kind}.hint`))}
          </Notice>
        )}
      </AlertDialog>
    </>
  );
}
