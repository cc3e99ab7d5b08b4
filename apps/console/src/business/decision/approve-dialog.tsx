import { signatureOf } from '#/business/decision/two-people/signature.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { AlertDialog } from '#/ui/overlay/alert-dialog.tsx';
import { ConfirmLabel, ConfirmRows, useAcceptedRisks } from './confirm-rows.tsx';
import type { Decidable, DecisionStepProps, ReasonCode } from './decision-adapter.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import { useRiskAnswer } from './risk-answer.tsx';
import { SignatureNote } from './signature-note.tsx';

export function ApproveDialog<
  Row extends Decidable,
  Code extends ReasonCode,
  Input extends object,
>({
  record,
  labels: { approve },
  busy,
  staleNotice,
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
        <ConfirmLabel tone={risks.tone} hasFields={answer.isRequired}>
          {signatureOf(record, 'approve') === 'first'
            ? t('two-people:sign.confirmFirst')
            : approve.confirm}
        </ConfirmLabel>
      }
      confirmable={!staleNotice}
      tone={risks.tone}
      focusConfirm={!answer.isRequired}
      focusField={answer.isRequired}
      onConfirm={() =>
        answer.withAnswer((accepted) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...accepted } }),
        )
      }
    >
      {staleNotice || answer.fields}
    </AlertDialog>
  );
}

export function ApproveForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  record,
  labels: { approve },
  busy,
  error,
  staleNotice,
  onSend,
  onCancel,
}: DecisionStepProps<Row, Code, Input>) {
  const { id, version } = record;
  const answer = useRiskAnswer(record);
  const risks = useAcceptedRisks(record);
  const rows = [...(approve.rows ?? []), ...risks.rows];
  return (
    <DecisionForm
      title={approve.title}
      effect={
        <>
          {rows.length > 0 && <ConfirmRows rows={rows} />}
          {approve.effect}
        </>
      }
      confirm={
        <ConfirmLabel tone={risks.tone} hasFields={answer.isRequired}>
          {approve.confirm}
        </ConfirmLabel>
      }
      tone={risks.tone}
      busy={busy}
      staleNotice={staleNotice}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        answer.withAnswer((accepted) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...accepted } }),
        );
      }}
    >
      <DecisionError error={error} />
      <SignatureNote record={record} act="approve" />
      {answer.fields}
    </DecisionForm>
  );
}
