import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { kycOfClientQuery } from '#/business/client-records/client-records.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { isEmail, isPhone } from '#/ui/form/contact.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { TextareaField } from '#/ui/form/field/textarea-field.tsx';
import { useCan } from '#/ui/permission/use-can.ts';
import type { ClientDraft } from './client-draft.ts';

const standing = [
  ['vip_level', '20'],
  ['score', '1000'],
] as const;

export function EditFields({
  control,
  client,
}: {
  control: Control<ClientDraft>;
  client: Schemas.Client;
}) {
  const { t } = useTranslation('client-forms');
  const { data: check, isPending } = useQuery(kycOfClientQuery(useSdk(), client.id));
  // A check that was approved once keeps the name, whatever became of a later one.
  const isVerified = check?.timeline.some(({ action }) => action === 'approved') ?? false;
  const setsStanding = useCan('config', 'client');
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
          readOnly={isPending || isVerified}
          {...(isVerified && { hint: t('edit.nameVerified') })}
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
      {standing.map(([name, max]) =>
        setsStanding ? (
          <NumberField
            key={name}
            control={control}
            name={name}
            label={t(`edit.${name}`)}
            requiredMessage={t('edit.numberRequired')}
            min="0"
            max={max}
          />
        ) : (
          <TextField
            key={name}
            control={control}
            name={name}
            label={t(`edit.${name}`)}
            requiredMessage={t('edit.numberRequired')}
            hint={t('edit.supervisorOnly')}
            readOnly
          />
        ),
      )}
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
