import type { Schemas } from '@brokerdesk/sdk';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { FileField } from '#/ui/form/file/file-field.tsx';
import { hasSlot, type KycDraft, keptDocument, slots } from './kyc-draft.ts';

/** The pictures, one of each. What is there already stays unless another is chosen. */
export function PictureFields({ form, kyc }: { form: UseFormReturn<KycDraft>; kyc: Schemas.Kyc }) {
  const { t } = useTranslation('kyc');
  const idType = useWatch({ control: form.control, name: 'id_type' });
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      {slots
        .filter((slot) => hasSlot(slot, idType))
        .map((slot) => {
          const isKept = keptDocument(kyc.documents, slot) !== undefined;
          return (
            <FileField
              key={slot}
              form={form}
              name={slot}
              label={t(`slot.${slot}`)}
              {...(isKept && { hint: t('form.kept') })}
              {...(slot === 'front' && !isKept && { requiredMessage: t('form.pictureRequired') })}
              notSentMessage={t('form.notSent')}
              purpose="kyc_document"
            />
          );
        })}
    </div>
  );
}
