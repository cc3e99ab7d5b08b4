import { useEffect } from 'react';
import { DecisionForm } from '#/business/decision/decision-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/textarea-field.tsx';
import { landOnFields } from '#/ui/form/server-errors.ts';
import { useDraftForm } from '#/ui/form/use-draft-form.ts';
import { ProposalError } from './proposal-error.tsx';
import type { ProposalStepProps } from './proposal-step.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

const fields = ['reason'] as const;

/** Stops a proposal, with the reason that its maker will read. */
export function RejectProposal({
  proposal,
  busy,
  error,
  overtaken,
  onSend,
  onCancel,
}: ProposalStepProps & { error: Error | null }) {
  const { t } = useTranslation('approval');
  const { operation } = useProposalLabels();
  const { id, version, maker } = proposal;
  const { control, handleSubmit, setError, forgetDraft, draft } = useDraftForm(
    `reject proposal ${id}`,
    {
      reason: '',
    },
  );
  useEffect(() => void landOnFields(error, fields, setError), [error, setError]);
  return (
    <DecisionForm
      title={t('reject.title', { operation: operation(proposal) })}
      effect={t('reject.effect', { name: maker.name })}
      confirm={t('reject.confirm')}
      tone="danger"
      busy={busy}
      overtaken={overtaken}
      draft={draft}
      onCancel={onCancel}
      onSubmit={handleSubmit(({ reason }) =>
        onSend({ result: 'rejected', reason: reason.trim(), version }, forgetDraft),
      )}
    >
      <ProposalError error={error} />
      <TextareaField
        control={control}
        name="reason"
        label={t('detail.reason')}
        requiredMessage={t('reject.required')}
        maxLength={500}
      />
    </DecisionForm>
  );
}
