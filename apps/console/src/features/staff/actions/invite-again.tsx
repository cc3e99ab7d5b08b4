import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RecordAction } from '#/kit/record/record-action.tsx';
import { inviteStaff } from '../api/staff-writes.ts';
import { SecondPersonNote } from './second-person-note.tsx';
import type { StaffActionProps } from './staff-action-props.ts';

/** Another invitation for somebody who has not signed in yet; for others, a reset of the password. */
export function InviteAgain({ detail: { record, may, may_total }, onClose }: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, status } = record;
  const kind = status === 'invited' ? 'invite' : 'reset';
  return (
    <RecordAction
      record={record}
      tone={kind === 'reset' ? 'danger' : 'primary'}
      title={t(`${kind}.title`, { name })}
      effects={[t(`${kind}.effect`), t('invitation.halves')]}
      confirm={t(`${kind}.confirm`)}
      failed={t('failed')}
      write={inviteStaff}
      done={() => t(`${kind}.done`, { name })}
      intent={({ id }) => ({ id })}
      onClose={onClose}
    >
      <SecondPersonNote approvers={{ may, may_total }} />
    </RecordAction>
  );
}
