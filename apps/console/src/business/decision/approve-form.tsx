import { ConfirmLabel, ConfirmRows, useAcceptedRisks } from './confirm-rows.tsx';
import type { Decidable, ReasonCode } from './decision-adapter.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';
import { SignatureNote } from './signature-note.tsx';
import { useRiskAnswer } from './use-risk-answer.tsx';

/** States the effect of the approval beside its evidence. */
export function ApproveForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  record,
  labels: { approve },
  busy,
  error,
  overtaken,
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
        <ConfirmLabel tone={risks.tone} hasFields={answer.isAsked}>
          {approve.confirm}
        </ConfirmLabel>
      }
      tone={risks.tone}
      busy={busy}
      overtaken={overtaken}
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
