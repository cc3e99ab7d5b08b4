import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { usePermissions } from '#/kit/permission/permissions-context.tsx';

/** The resource that a person must be allowed to read to see events of a kind. */
const kindResources: readonly (readonly [Schemas.ClientEventKind, Resource])[] = [
  ['profile', 'client'],
  ['security', 'client'],
  ['kyc', 'kyc'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['loan', 'loan'],
  ['compensation', 'compensation'],
  ['exchange', 'client'],
  // A person who may read a single kind of trade sees its events without this choice, which needs the parent.
  ['trade', 'trx'],
  ['emergency', 'emergency'],
  ['note', 'client'],
];

/** The kinds that can be chosen; kinds that the person may not read are neither shown nor named. */
export function useReadableKinds(): Schemas.ClientEventKind[] {
  const permissions = usePermissions();
  return kindResources
    .filter(([, resource]) => can(permissions, 'read', chainOf(resource)))
    .map(([kind]) => kind);
}
