import { signatureOf } from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { ConfirmLabel, ConfirmRows, useAcceptedRisks } from './confirm-rows.tsx';
import type { Decidable, ReasonCode } from './decision-adapter.ts';
import type { DecisionStepProps } from './decision-step.ts';
import { SignatureNote } from './signature-note.tsx';
import { useRiskAnswer } from './use-risk-answer.tsx';

/** Repeats in words what approving does, to whom and with how much, before it is done. */
export function ApproveDialog<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
>({
  record,
  labels: { approve },
  busy,
  overtaken,
  onSend,
  onCancel,
  open,
}: DecisionStepProps<Row, Code, Input> & { open: boolean }) {
  const { t } = useTranslation(['decision', 'two-people']);
  const { id, version, client } = record;
  const answer = useRiskAnswer(record);
  const risks = useAcceptedRisks(record);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      busy={busy}
      title={approve.title}
      description={
        <>
          <ConfirmRows
            rows={[
              { label: t('approve.client'), value: `${client.full_name} (${client.username})` },
              ...(approve.rows ?? []),
              ...risks.rows,
            ]}
          />
          <div className="mt-3 flex flex-col gap-1 empty:hidden">
            {client.fake && <p>{t('approve.robot')}</p>}
            {approve.effect}
          </div>
          <SignatureNote record={record} act="approve" />
        </>
      }
      confirm={
        <ConfirmLabel tone={risks.tone} hasFields={answer.isAsked}>
          {signatureOf(record, 'approve') === 'first'
            ? t('two-people:sign.confirmFirst')
            : approve.confirm}
        </ConfirmLabel>
      }
      confirmable={!overtaken}
      tone={risks.tone}
      focusConfirm={!answer.isAsked}
      focusField={answer.isAsked}
      onConfirm={() =>
        answer.withAnswer((accepted) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...accepted } }),
        )
      }
    >
      {overtaken || answer.fields}
    </AlertDialog>
  );
}
