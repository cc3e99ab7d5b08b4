import type { Schemas } from '@brokerdesk/sdk';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { Button } from '#/boot/ui/button.tsx';
import { describeProblem, isOutcomeUnknown } from '#/kit/api/problem.ts';
import { AlertDialog } from '#/kit/overlay/alert-dialog.tsx';
import { Notice } from '#/kit/ui/notice.tsx';
import { useWithdrawProposal } from './use-withdraw-proposal.ts';

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
