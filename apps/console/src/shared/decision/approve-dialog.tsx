import { useTranslation } from '#/shared/i18n/use-translation.ts';
import { AlertDialog } from '#/shared/ui/alert-dialog.tsx';
import type { Decidable, ReasonCode } from './decision-kind.ts';
import type { DecisionStepProps } from './decision-step.ts';

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveDialog<Row extends Decidable, Code extends ReasonCode>({
  record: { id, version, client },
  words: { approve },
  busy,
  onSend,
  onCancel,
  open,
}: DecisionStepProps<Row, Code> & { open: boolean }) {
  const { t } = useTranslation('decision');
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      title={approve.title}
      description={
        <>
          <p>{t('approve.client', { name: client.full_name, username: client.username })}</p>
          {client.fake && <p>{t('approve.robot')}</p>}
          {approve.effect}
        </>
      }
      confirm={approve.confirm}
      onConfirm={() => onSend({ act: 'approve', id, body: { result: 'approved', version } })}
    />
  );
}
