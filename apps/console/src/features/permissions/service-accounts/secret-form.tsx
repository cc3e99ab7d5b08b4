import type { Schemas } from '@brokerdesk/sdk';
import { useProposed } from '#/business/decision/two-people/use-proposed.ts';
import { RecordForm } from '#/business/record/record-form.tsx';
import { useRecordForm } from '#/business/record/use-record-form.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { NumberField } from '#/ui/form/field/number-field.tsx';
import { proposeSecret } from './account-writes.ts';

/** Asks for another secret, and how long the one before it stays good. */
export function SecretForm({
  account,
  onClose,
}: {
  account: Schemas.ServiceAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('service-account');
  const proposed = useProposed();
  const renew = useRecordForm({
    record: account,
    toDraft: () => ({ overlap_hours: '24' }),
    labels: { overlap_hours: t('renew.overlap') },
    write: proposeSecret,
    done: proposed,
    prepare: ({ overlap_hours: hours }, { id, version }) => ({
      id,
      version,
      overlap_hours: Number(hours),
    }),
  });
  return (
    <RecordForm
      of={renew}
      title={t('renew.title', { name: account.name })}
      description={t('renew.about')}
      submit={t('form.submit')}
      failed={t('form.failed')}
      onClose={onClose}
    >
      <NumberField
        control={renew.form.control}
        name="overlap_hours"
        label={t('renew.overlap')}
        hint={t('renew.overlapHint')}
        requiredMessage={t('renew.overlapRequired')}
        unit={t('renew.hours')}
        min="0"
        max="168"
      />
    </RecordForm>
  );
}
