import type { Permissions } from '@brokerdesk/policy';
import { createContext, type ReactNode, useContext } from 'react';

const PermissionsContext = createContext<Permissions | null>(null);

export function PermissionsProvider({
  permissions,
  children,
}: {
  permissions: Permissions;
  children: ReactNode;
}) {
  return <PermissionsContext value={permissions}>{children}</PermissionsContext>;
}

/** The rights of the signed-in person. What reads them is drawn again when they change. */
export function usePermissions(): Permissions {
  const permissions = useContext(PermissionsContext);
  if (permissions === null) {
    throw new Error('usePermissions: only pages behind the sign-in have <PermissionsProvider>.');
  }
  return permissions;
}
