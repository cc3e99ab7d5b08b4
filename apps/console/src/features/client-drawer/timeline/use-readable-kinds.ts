import { can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { usePermissions } from '#/kit/permission/permissions-context.tsx';

/** What one has to be allowed to read to be told of it, where that is not the client alone. */
const kindResources: readonly (readonly [Schemas.ClientEventKind, Resource])[] = [
  ['profile', 'client'],
  ['security', 'client'],
  ['kyc', 'kyc'],
  ['deposit', 'deposit'],
  ['withdrawal', 'withdrawal'],
  ['loan', 'loan'],
  ['compensation', 'compensation'],
  ['exchange', 'client'],
  // One that may read a single kind of trade is told by what there is: the choice stands with the parent.
  ['trade', 'trx'],
  ['emergency', 'emergency'],
  ['note', 'client'],
];

/** The kinds that can be chosen: no others are told, and none of those is named. */
export function useReadableKinds(): Schemas.ClientEventKind[] {
  const permissions = usePermissions();
  return kindResources
    .filter(([, resource]) => can(permissions, 'read', chainOf(resource)))
    .map(([kind]) => kind);
}
