import { ConfirmRows } from './confirm-rows.tsx';
import type { Decidable, ReasonCode } from './decision-adapter.ts';
import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { DecisionStepProps } from './decision-step.ts';
import { KeyMark } from './key-mark.tsx';
import { SignatureNote } from './signature-note.tsx';
import { useOverride } from './use-override.tsx';

/** Repeats in words what approving does, beside the evidence that it rests on. */
export function ApproveForm<Row extends Decidable, Code extends ReasonCode, Input extends object>({
  record,
  labels: { approve },
  busy,
  error,
  overtaken,
  onSend,
  onCancel,
}: DecisionStepProps<Row, Code, Input>) {
  const { id, version, risk } = record;
  const override = useOverride(risk);
  return (
    <DecisionForm
      title={approve.title}
      effect={
        <>
          {approve.rows && <ConfirmRows rows={approve.rows} />}
          {approve.effect}
        </>
      }
      confirm={
        <>
          {approve.confirm}
          <KeyMark>↵</KeyMark>
        </>
      }
      tone={override.isAsked ? 'danger' : 'primary'}
      busy={busy}
      overtaken={overtaken}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        override.withOverride((reason) =>
          onSend({ act: 'approve', id, body: { result: 'approved', version, ...reason } }),
        );
      }}
    >
      <DecisionError error={error} />
      <SignatureNote record={record} act="approve" />
      {override.field}
    </DecisionForm>
  );
}
