import { scopeOf } from '@brokerdesk/policy';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { PlannedChanges } from '#/business/record/planned-changes.tsx';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { ClientEffectsView, clientEffects } from '../rights/client-effects.tsx';
import { RoleDifferenceView } from '../rights/role-difference-view.tsx';
import { teamsQuery, updateStaff } from '../staff-calls.ts';
import type { StaffActionProps } from './limits.ts';
import { RoleFields, SecondPersonNote } from './role-fields.tsx';
import { positionOf, toStaffDraft } from './staff-draft.ts';

export function EditForm({
  detail: { record, clients, robots, team, may, may_total },
  limits,
  onClose,
}: StaffActionProps) {
  const { t } = useTranslation(['staff-detail', 'staff', 'record']);
  const { data: staff = [] } = useQuery(teamsQuery(useSdk()));
  const leaderOf = (id: string | null) =>
    staff.find((one) => one.id === id)?.name ?? (id === record.leader_id ? record.superman : null);
  const edit = useRecordForm({
    record,
    toDraft: toStaffDraft,
    labels: {
      name: t('staff:column.name'),
      role: t('staff:column.role'),
      leader_id: t('staff:column.superman'),
    },
    describe: (draft) => [
      { label: t('staff:column.name'), text: draft.name.trim() },
      {
        label: t('staff:column.role'),
        text: draft.role === '' ? '' : t(`record:role.${draft.role}`),
      },
      {
        label: t('staff:column.superman'),
        text: leaderOf(positionOf(draft)?.leader_id ?? null) ?? '',
      },
    ],
    write: updateStaff,
    done: (person, { body }) =>
      person.role === body.role
        ? t('edit.done', { name: person.name })
        : t('proposed', { name: person.name }),
    prepare: (draft, { id, version }) => {
      const position = positionOf(draft);
      return position && { id, body: { name: draft.name.trim(), ...position, version } };
    },
  });
  const { control } = edit.form;
  const [role, leaderId] = useWatch({ control, name: ['role', 'leader_id'] });
  const position = positionOf({ role, leader_id: leaderId });
  const isOtherRole = role !== '' && role !== record.role;
  return (
    <RecordForm
      of={edit}
      title={t('edit.title', { name: record.name })}
      description={t(isOtherRole ? 'edit.aboutRole' : 'edit.about')}
      submit={t(isOtherRole ? 'proposeButton' : 'edit.submit')}
      failed={t('failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <TextField
          {...edit.field('name')}
          requiredMessage={t('form.nameRequired')}
          maxLength={60}
        />
        <RoleFields
          control={control}
          field={edit.field}
          record={record}
          mayChangeRole={limits.role}
          checkRole={(next) => {
            if (scopeOf(next) === 'all' && clients + robots > 0) {
              return t('form.hasClients', { count: clients + robots });
            }
            return scopeOf(next) !== 'team' && team > 0 ? t('form.hasTeam', { count: team }) : null;
          }}
        />
      </div>
      <PlannedChanges of={edit} />
      {position && (
        <ClientEffectsView
          effects={clientEffects(record, position)}
          count={clients + robots}
          person={record.name}
          leaderOf={leaderOf}
        />
      )}
      {isOtherRole && (
        <>
          <RoleDifferenceView before={record.role} after={role} />
          <SecondPersonNote approvers={{ may, may_total }} />
        </>
      )}
    </RecordForm>
  );
}
