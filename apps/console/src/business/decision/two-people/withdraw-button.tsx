import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
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

type Proposed = Pick<Schemas.WaitingProposal, 'id' | 'version'>;
type Send = (sdk: Sdk, proposal: Proposed) => Promise<{ version: number }>;

const sendWithdrawal: Send = async (sdk, { id, version }) =>
  unwrap(
    await sdk.PUT('/approval/admin/v1/withdraw/{id}', {
      params: { path: { id } },
      body: { version },
    }),
  );

function useWithdrawProposal(send: Send) {
  const sdk = useSdk();
  const queryClient = useQueryClient();
  const { t } = useTranslation('two-people');
  return useMutation({
    mutationFn: (proposal: Proposed) => asOwnChange(proposal.id, () => send(sdk, proposal)),
    networkMode: 'always',
    onSuccess: () => showToast({ tone: 'success', title: t('withdraw.done') }),
    // It may be about anything; after a refusal, too, something is not as it is shown.
    onSettled: () => invalidateTopics(queryClient, 'any'),
  });
}

export function WithdrawButton({
  proposal,
  label,
  size = 'md',
  send = sendWithdrawal,
}: {
  proposal: Proposed;
  label: string;
  size?: 'sm' | 'md';
  send?: Send;
}) {
  const { t } = useTranslation(['two-people', 'kit']);
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdrawProposal(send);
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
