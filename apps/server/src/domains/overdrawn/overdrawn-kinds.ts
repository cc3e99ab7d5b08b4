import { type Action, can, chainOf, type Permissions, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';

/** What one has to have a right on, to see or decide a kind of record. */
const resources = {
  loan: 'loan',
  compensation: 'compensation',
  bonus: 'compensation',
} as const satisfies Record<Schemas.OverdrawnSubType, Resource>;

const kinds = ['loan', 'compensation', 'bonus'] as const;

/** The kinds that the resource covers. */
export function kindsOf(resource: 'loan' | 'compensation'): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => resources[kind] === resource);
}

/** What one has to have a right on for this kind. */
export function resourceOf(subType: Schemas.OverdrawnSubType): Resource {
  return resources[subType];
}

export function mayDo(
  permissions: Permissions,
  action: Action,
  subType: Schemas.OverdrawnSubType,
): boolean {
  return can(permissions, action, chainOf(resourceOf(subType)));
}

/** The kinds that the person may do this to. */
export function kindsFor(permissions: Permissions, action: Action): Schemas.OverdrawnSubType[] {
  return kinds.filter((kind) => mayDo(permissions, action, kind));
}
