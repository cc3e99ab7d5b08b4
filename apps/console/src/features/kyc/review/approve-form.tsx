import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { DecisionError } from '#/kit/decision/decision-error.tsx';
import { DecisionForm } from '#/kit/decision/decision-form.tsx';
import { useOverride } from '#/kit/risk/use-override.tsx';
import type { DecisionStepProps } from './decision-step.ts';

/** Repeats in words who is let in, and with what, before it is done. */
export function ApproveForm({ kyc, busy, error, onSend, onCancel }: DecisionStepProps) {
  const { t } = useTranslation('kyc');
  const { client } = kyc;
  const override = useOverride(kyc.risk);
  return (
    <DecisionForm
      title={t('approve.title', { name: kyc.full_name })}
      effect={t(client.fake ? 'approve.robotEffect' : 'approve.effect', {
        name: client.full_name,
        username: client.username,
        level: kyc.level && t(`level.${kyc.level}`),
        idType: kyc.id_type && t(`idType.${kyc.id_type}`),
        idNo: kyc.id_no,
      })}
      confirm={t('approve.confirm')}
      tone={override.isAsked ? 'danger' : 'primary'}
      busy={busy}
      onCancel={onCancel}
      onSubmit={(event) => {
        event.preventDefault();
        override.withOverride((reason) =>
          onSend({ id: kyc.id, body: { result: 'approved', version: kyc.version, ...reason } }),
        );
      }}
    >
      <DecisionError error={error} />
      {override.field}
    </DecisionForm>
  );
}
