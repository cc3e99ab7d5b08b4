import { actionsIn, type StateTable } from '@brokerdesk/machines/records';
import {
  can,
  compilePermissions,
  type ResourceRef,
  rolePermissions,
  roles,
} from '@brokerdesk/policy';
import type { ReactNode } from 'react';
import { useLocale } from '#/core/i18n/language.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';
import { useCan } from '#/ui/permission.tsx';

function decidingRoles(resource: ResourceRef) {
  return roles.filter((role) =>
    can(compilePermissions(rolePermissions(role)), 'approve', resource),
  );
}

export function MayDecide<Status extends string>({
  resource,
  states,
  record: { status },
  children,
}: {
  resource: ResourceRef;
  states: StateTable<Status>;
  record: { status: Status };
  children: ReactNode;
}) {
  const { t } = useTranslation(['decision', 'record']);
  const locale = useLocale();
  if (useCan('approve', resource)) return children;
  if (!actionsIn(states, status).includes('approve')) return null;
  const names = decidingRoles(resource).map((role) => t(`record:role.${role}`));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return <Notice tone="info" title={t('othersDecide', { roles: list })} />;
}
