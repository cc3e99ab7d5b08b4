import type { Schemas } from '@brokerdesk/sdk';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextareaField } from '#/ui/form/field/textarea-field.tsx';

type Override = { override_reason?: string };

/** Asks why a record at `stop` is approved all the same; of any other record nothing is asked. */
export function useOverride(risk: Schemas.RiskLevel | undefined) {
  const { t } = useTranslation('kit');
  const { control, handleSubmit } = useForm({ defaultValues: { override: '' } });
  const isAsked = risk === 'stop';
  return {
    isAsked,
    field: isAsked ? (
      <TextareaField
        control={control}
        name="override"
        label={t('override.label')}
        hint={t('override.hint')}
        requiredMessage={t('override.required')}
        maxLength={500}
      />
    ) : undefined,
    /** Goes on with what belongs into the request, once it is there. */
    withOverride: (send: (body: Override) => void) =>
      void handleSubmit(({ override }) =>
        send(isAsked ? { override_reason: override.trim() } : {}),
      )(),
  };
}
