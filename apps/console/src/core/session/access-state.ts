import type { StoredPermissions } from '@brokerdesk/machines';
import type { MenuEntry, PermissionPayload, Permissions, Role } from '@brokerdesk/policy';
import type { Schemas, SdkFailure } from '@brokerdesk/sdk';
import type { EarlyRights } from './early-rights.ts';

export type AccessState = {
  permissions: Permissions;
  menu: readonly MenuEntry[];
  paths: ReadonlySet<string>;
  menuBuiltFor: string | null;
};

export interface Access {
  stored(): StoredPermissions | null;
  /** Rights count once it is known that it is that person, in that role. */
  expect(rights: EarlyRights): void;
  fetch(role: Role, signal?: AbortSignal): Promise<PermissionPayload>;
  apply(stored: StoredPermissions): void;
  buildMenu(accessToken: string): void;
  revalidate(now: number): Promise<void>;
}

/** Filled in by code that is loaded after sign-in. */
export const pageSuspension: {
  suspend: (() => boolean) | null;
  resumed: Promise<void> | null;
} = { suspend: null, resumed: null };

/** Filled in by the shell. */
export const identityCheck: {
  /** Resolves to false if the user does not give what SIGN_IN_AGAIN asks for. */
  ask: ((problem: Pick<SdkFailure, 'ask_for'>) => Promise<boolean>) | null;
  /** Resolves to `X-Signature`, or to null if the user does not sign. */
  sign: ((signing: Schemas.Signing) => Promise<string | null>) | null;
} = { ask: null, sign: null };
