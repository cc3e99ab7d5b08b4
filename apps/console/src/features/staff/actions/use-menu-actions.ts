import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { usePermissions } from '#/kit/permission/permissions-context.tsx';
import type { MenuAction } from './action-items.tsx';
import type { StaffLimits } from './limits.ts';

/** The less frequent actions that the person may take now, in the order of the menu. */
export function useMenuActions(
  { clients, robots }: Pick<Schemas.StaffDetail, 'clients' | 'robots'>,
  limits: StaffLimits,
): MenuAction[] {
  const permissions = usePermissions();
  const mayReset = can(permissions, 'reset', chainOf('users'));
  const possible: Record<MenuAction, boolean> = {
    move: clients + robots > 0 && can(permissions, 'assign', chainOf('client')),
    invite: mayReset && limits.invite,
    mfa: mayReset && limits.mfa,
    code: mayReset && limits.code,
    delete: can(permissions, 'delete', chainOf('users')) && limits.delete,
  };
  const inOrder = ['move', 'invite', 'mfa', 'code', 'delete'] as const;
  return inOrder.filter((name) => possible[name]);
}
