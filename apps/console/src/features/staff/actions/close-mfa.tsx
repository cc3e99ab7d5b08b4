import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RecordAction } from '#/kit/record/record-action.tsx';
import { closeMfa } from '../api/staff-writes.ts';
import { SecondPersonNote } from './second-person-note.tsx';
import type { StaffActionProps } from './staff-action-props.ts';

/** Asks to remove the authenticator of somebody who has lost it. */
export function CloseMfa({ detail: { record, may, may_total }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name } = record;
  return (
    <RecordAction
      record={record}
      tone="danger"
      title={t('mfa.title', { name })}
      effects={[t('mfa.effect')]}
      confirm={t('proposeButton')}
      failed={t('failed')}
      write={closeMfa}
      done={() => t('proposed', { name })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    >
      <SecondPersonNote approvers={{ may, may_total }} />
    </RecordAction>
  );
}
