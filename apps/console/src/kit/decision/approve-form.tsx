import { DecisionError } from './decision-error.tsx';
import { DecisionForm } from './decision-form.tsx';
import type { Decidable, ReasonCode } from './decision-kind.ts';
import type { DecisionStepProps } from './decision-step.ts';
import { KeyMark } from './key-mark.tsx';
import { SignatureNote } from './signature-note.tsx';

/** Repeats in words what approving does, beside the evidence that it rests on. */
export function ApproveForm<Row extends Decidable, Code extends ReasonCode>({
  record,
  words: { approve },
  busy,
  error,
  onSend,
  onCancel,
}: DecisionStepProps<Row, Code>) {
  const { id, version } = record;
  return (
    <DecisionForm
      {...approve}
      confirm={
        <>
          {approve.confirm}
          <KeyMark>↵</KeyMark>
        </>
      }
      tone="primary"
      busy={busy}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ act: 'approve', id, body: { result: 'approved', version } });
      }}
    >
      <DecisionError error={error} />
      <SignatureNote record={record} act="approve" />
    </DecisionForm>
  );
}
