import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RecordAction } from '#/kit/record/record-action.tsx';
import { renewCode } from '../api/staff-writes.ts';
import type { StaffActionProps } from './staff-action-props.ts';

/** Another code to bring clients with: the one before counts no more. */
export function RenewCode({ detail: { record }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, code } = record;
  return (
    <RecordAction
      record={record}
      title={t('code.title', { name })}
      effects={[t('code.effect', { code })]}
      confirm={t('code.confirm')}
      failed={t('failed')}
      write={renewCode}
      done={(person) => t('code.done', { name, code: person.code })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}
