import type { Schemas } from '@brokerdesk/sdk';
import type { Control } from 'react-hook-form';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { NumberField } from '#/kit/form/field/number-field.tsx';
import { TextField } from '#/kit/form/field/text-field.tsx';
import { TextareaField } from '#/kit/form/field/textarea-field.tsx';
import { type ClientDraft, isEmail, isPhone } from './client-draft.ts';

export function EditFields({
  control,
  client,
}: {
  control: Control<ClientDraft>;
  client: Schemas.Client;
}) {
  const { t } = useTranslation('client-forms');
  const kept = (masked: string) => t('edit.kept', { masked: masked || t('edit.nothing') });
  return (
    <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
      <div className="md:col-span-2">
        <TextField
          control={control}
          name="full_name"
          label={t('edit.full_name')}
          requiredMessage={t('edit.nameRequired')}
          maxLength={120}
        />
      </div>
      <TextField
        control={control}
        name="mobile"
        label={t('edit.mobile')}
        hint={kept(client.mobile)}
        check={(typed) => (isPhone(typed) ? null : t('phoneInvalid'))}
        maxLength={24}
      />
      <TextField
        control={control}
        name="email"
        label={t('edit.email')}
        hint={kept(client.email)}
        check={(typed) => (isEmail(typed) ? null : t('edit.emailInvalid'))}
        maxLength={254}
      />
      <NumberField
        control={control}
        name="vip_level"
        label={t('edit.vip_level')}
        requiredMessage={t('edit.numberRequired')}
        min="0"
        max="20"
      />
      <NumberField
        control={control}
        name="score"
        label={t('edit.score')}
        requiredMessage={t('edit.numberRequired')}
        min="0"
        max="1000"
      />
      <div className="md:col-span-2">
        <TextareaField
          control={control}
          name="remark"
          label={t('edit.remark')}
          hint={t('edit.remarkHint')}
          maxLength={500}
        />
      </div>
    </div>
  );
}
