import { type Action, can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

/** What one has to have a right on, to see or decide a kind of record. */
const resources: Readonly<Record<Schemas.OverdrawnSubType, Resource>> = {
  loan: 'loan',
  compensation: 'compensation',
  bonus: 'compensation',
};

export function mayDo(
  permissions: Permissions,
  action: Action,
  subType: Schemas.OverdrawnSubType,
): boolean {
  return can(permissions, action, chainOf(resources[subType]));
}

/** The kinds that the person may do this to. */
export function kindsFor(permissions: Permissions, action: Action): Schemas.OverdrawnSubType[] {
  const kinds = ['loan', 'compensation', 'bonus'] as const;
  return kinds.filter((kind) => mayDo(permissions, action, kind));
}
