import { RecordAction } from '#/business/record/record-action.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { switchStaff } from '../api/staff-writes.ts';
import { RoleDifferenceView } from '../rights/role-difference-view.tsx';
import { SecondPersonNote } from './second-person-note.tsx';
import type { StaffActionProps } from './staff-action-props.ts';

/** Disables at once, with what the user loses; enabling, and a second disabling in 24 hours, wait for approval. */
export function SwitchStaff({
  detail: { record, clients, robots, team, may, may_total },
  onClose,
}: StaffActionProps) {
  const { t } = useTranslation('staff-detail');
  const { name, role, active } = record;
  const [turn, status] = active
    ? (['disable', 'disabled'] as const)
    : (['enable', 'enabled'] as const);
  return (
    <RecordAction
      record={record}
      tone={active ? 'danger' : 'primary'}
      title={t(`${turn}.title`, { name })}
      effects={[t(`${turn}.effect`)]}
      confirm={t(active ? 'disable.button' : 'proposeButton')}
      failed={t('failed')}
      write={switchStaff}
      done={(answer) => t(active && !answer.active ? 'disable.done' : 'proposed', { name })}
      intent={({ id, version }) => ({ id, version, status })}
      onClose={onClose}
    >
      {active && clients + robots > 0 && (
        <Notice tone="warning" title={t('disable.clients', { count: clients + robots })}>
          {t('disable.clientsHint')}
        </Notice>
      )}
      {active && team > 0 && (
        <Notice tone="warning" title={t('disable.team', { count: team })}>
          {t('disable.teamHint')}
        </Notice>
      )}
      {active ? (
        <RoleDifferenceView before={role} after={null} />
      ) : (
        <>
          <SecondPersonNote approvers={{ may, may_total }} />
          <RoleDifferenceView before={null} after={role} />
        </>
      )}
    </RecordAction>
  );
}
