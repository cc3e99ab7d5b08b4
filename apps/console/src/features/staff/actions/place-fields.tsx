import { type Role, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { SelectField } from '#/kit/form/field/select-field.tsx';
import { useSessionUser } from '#/kit/session/session-context.tsx';
import { teamsQuery } from '../api/staff-queries.ts';
import { rolesToGive } from '../rights/roles-to-give.ts';
import { hasLeader, type StaffDraft } from './staff-draft.ts';

/** The role, and for a salesman the team. */
export function PlaceFields({
  control,
  record = null,
  mayChangeRole = true,
  checkRole,
}: {
  control: Control<StaffDraft>;
  record?: Schemas.StaffUser | null;
  mayChangeRole?: boolean;
  /** Why the person cannot have the role; null where nothing is against it. */
  checkRole?: (role: Role) => string | null;
}) {
  const { t } = useTranslation(['staff', 'staff-detail', 'kit']);
  const { id: ownId, role: ownRole } = useSessionUser();
  const role = useWatch({ control, name: 'role' });
  const { data: staff = [] } = useQuery(teamsQuery(useSdk()));
  const given = rolesToGive(ownRole);
  const known = record === null || given.includes(record.role) ? given : [record.role, ...given];
  const leaders = staff.filter(
    (one) =>
      scopeOf(one.role) === 'team' && (one.status === 'enabled' || one.id === record?.leader_id),
  );
  // A team leader adds to the own team alone.
  const mayChooseLeader = scopeOf(ownRole) === 'all';
  return (
    <>
      {mayChangeRole && (
        <SelectField
          control={control}
          name="role"
          label={t('column.role')}
          placeholder={t('staff-detail:form.choose')}
          requiredMessage={t('staff-detail:form.roleRequired')}
          {...(checkRole && { check: (value: string) => checkRole(value as Role) })}
          options={known.map((value) => ({ value, label: t(`kit:role.${value}`) }))}
        />
      )}
      {hasLeader(role) && mayChooseLeader && (
        <SelectField
          control={control}
          name="leader_id"
          label={t('column.superman')}
          placeholder={t('staff-detail:form.noLeader')}
          options={leaders
            .filter(({ id }) => id !== record?.id && id !== ownId)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </>
  );
}
