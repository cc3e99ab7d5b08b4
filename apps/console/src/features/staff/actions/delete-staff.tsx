import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RecordAction } from '#/kit/record/record-action.tsx';
import { deleteStaff } from '../api/staff-writes.ts';
import type { StaffActionProps } from './staff-action-props.ts';

/** Removes somebody whom no record names. */
export function DeleteStaff({ detail: { record }, onDeleted, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, username } = record;
  return (
    <RecordAction
      record={record}
      tone="danger"
      title={t('delete.title', { name })}
      effects={[t('delete.effect', { username })]}
      confirm={t('delete.button')}
      failed={t('failed')}
      write={deleteStaff}
      done={() => {
        onDeleted();
        return t('delete.done', { name });
      }}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    />
  );
}
