import { type Role, roles, scopeOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import {
  type Approvers,
  useTwoPeopleLabels,
} from '#/business/decision/two-people/use-two-people-labels.ts';
import type { FieldOf } from '#/business/record/record-form.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { SelectField } from '#/ui/form/field/select-field.tsx';
import { useSessionUser } from '#/ui/session/session-context.tsx';
import { rolesToGive } from '../rights/role-difference.ts';
import { colleaguesQuery } from '../staff-calls.ts';
import { hasLeader, type StaffDraft } from './staff-draft.ts';

const leaderRole = roles.find((role) => scopeOf(role) === 'team') ?? 'superman';

const namedMax = 5;

function namesOf(people: readonly Schemas.StaffChoice[], comma: string): string {
  const names = people.slice(0, namedMax).map(({ name }) => name);
  return names.join(comma) + (people.length > namedMax ? '…' : '');
}

export function RoleFields({
  control,
  field,
  record = null,
  mayChangeRole = true,
  checkRole,
}: {
  control: Control<StaffDraft>;
  field: FieldOf<StaffDraft, 'role' | 'leader_id'>;
  record?: Schemas.StaffUser | null;
  mayChangeRole?: boolean;
  /** Null if nothing is against it. */
  checkRole?: (role: Role) => string | null;
}) {
  const { t } = useTranslation(['staff', 'staff-detail', 'record']);
  const { id: ownId, role: ownRole } = useSessionUser();
  const role = useWatch({ control, name: 'role' });
  const sdk = useSdk();
  const given = rolesToGive(ownRole);
  const known = record === null || given.includes(record.role) ? given : [record.role, ...given];
  // A team leader adds to the own team alone.
  const mayChooseLeader = hasLeader(role) && scopeOf(ownRole) === 'all';
  const { data: colleagues } = useQuery({
    ...colleaguesQuery(sdk, role === '' ? ownRole : role),
    enabled: role !== '',
  });
  const { data: leaders = [] } = useQuery({
    ...colleaguesQuery(sdk, leaderRole),
    enabled: mayChooseLeader,
  });
  const named = leaders.filter(({ id }) => id !== record?.id && id !== ownId);
  const present = record?.leader_id;
  // A leader who is disabled stays the one that is chosen.
  const isMissing = present != null && named.every(({ id }) => id !== present);
  const choices = [
    ...named.map(({ id, name }) => ({ value: id, label: name })),
    ...(isMissing ? [{ value: present, label: record?.superman ?? present }] : []),
  ];
  const others = colleagues?.filter(({ id }) => id !== record?.id);
  return (
    <>
      {mayChangeRole && (
        <SelectField
          {...field('role')}
          placeholder={t('staff-detail:form.choose')}
          requiredMessage={t('staff-detail:form.roleRequired')}
          {...(others && {
            hint:
              others.length === 0
                ? t('staff-detail:form.noColleagues')
                : t('staff-detail:form.colleagues', {
                    count: others.length,
                    names: namesOf(others, t('staff-detail:comma')),
                  }),
          })}
          {...(checkRole && { check: (value: string) => checkRole(value as Role) })}
          options={known.map((value) => ({ value, label: t(`record:role.${value}`) }))}
        />
      )}
      {mayChooseLeader && (
        <SelectField
          {...field('leader_id')}
          placeholder={t('staff-detail:form.noLeader')}
          options={choices}
        />
      )}
    </>
  );
}

export function SecondPersonNote({
  approvers: of,
}: {
  /** Left out before the account exists. */
  approvers?: Approvers;
}) {
  const { t } = useTranslation('staff-detail');
  const { approvers } = useTwoPeopleLabels();
  return (
    <Notice tone="info" title={t('second.title')}>
      <p>{t('second.effect')}</p>
      {of !== undefined && (
        <p>{of.may_total === 0 ? t('second.nobody') : t('second.may', { names: approvers(of) })}</p>
      )}
    </Notice>
  );
}
