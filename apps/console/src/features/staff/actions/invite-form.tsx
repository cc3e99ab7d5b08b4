import { useWatch } from 'react-hook-form';
import { RecordForm, useRecordForm } from '#/business/record/record-form.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { TextField } from '#/ui/form/field/text-field.tsx';
import { RoleDifferenceView } from '../rights/role-difference-view.tsx';
import { createStaff } from '../staff-calls.ts';
import { RoleFields, SecondPersonNote } from './role-fields.tsx';
import { blankStaff, hasLeader, positionOf } from './staff-draft.ts';

const usernamePattern = /^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/;

export function InviteForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['staff-detail', 'staff']);
  const edit = useRecordForm({
    record: null,
    toDraft: blankStaff,
    labels: {
      username: t('staff:column.username'),
      name: t('staff:column.name'),
      role: t('staff:column.role'),
      leader_id: t('staff:column.superman'),
    },
    write: createStaff,
    done: (person) => t('create.done', { name: person.name }),
    prepare: (draft) => {
      const position = positionOf(draft);
      if (position === null) return null;
      const { leader_id: leaderId } = position;
      return {
        username: draft.username.trim(),
        name: draft.name.trim(),
        role: position.role,
        // A team leader who names none means the own team.
        ...(hasLeader(position.role) && leaderId !== null && { leader_id: leaderId }),
      };
    },
    draft: 'staff',
  });
  const { field } = edit;
  const { control } = edit.form;
  const role = useWatch({ control, name: 'role' });
  return (
    <RecordForm
      of={edit}
      title={t('create.title')}
      description={t('create.about')}
      submit={t('create.submit')}
      failed={t('failed')}
      onClose={onClose}
    >
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <TextField
          {...field('username')}
          hint={t('form.usernameHint')}
          requiredMessage={t('form.usernameRequired')}
          check={(value) => (usernamePattern.test(value) ? null : t('form.usernameWrong'))}
          maxLength={32}
        />
        <TextField {...field('name')} requiredMessage={t('form.nameRequired')} maxLength={60} />
        <RoleFields control={control} field={field} />
      </div>
      {role !== '' && <RoleDifferenceView before={null} after={role} />}
      <SecondPersonNote />
    </RecordForm>
  );
}
