import type { StoredPermissions } from '@brokerdesk/machines';
import type { MenuEntry, PermissionPayload, Permissions, Role } from '@brokerdesk/policy';
import type { Schemas, SdkFailure } from '@brokerdesk/sdk';
import type { EarlyRights } from './early-rights.ts';

export type AccessState = {
  permissions: Permissions;
  menu: readonly MenuEntry[];
  /** The pages of the menu and those below its entries: no other one opens. */
  paths: ReadonlySet<string>;
  /** The access token that the menu was built for. */
  menuBuiltFor: string | null;
};

/** Reads, applies and renews what a person may do. */
export interface Access {
  stored(): StoredPermissions | null;
  /** Takes rights that are on their way. They count once it is known that it is that person, in that role. */
  expect(rights: EarlyRights): void;
  fetch(role: Role, signal?: AbortSignal): Promise<PermissionPayload>;
  apply(stored: StoredPermissions): void;
  buildMenu(accessToken: string): void;
  /** Asks the server anew while the user goes on. A failure leaves what is there. */
  revalidate(now: number): Promise<void>;
}

/** Filled in by code that is loaded after sign-in. */
export const pageSuspension: {
  /** Returns true if the page is suspended. */
  suspend: (() => boolean) | null;
  /** While a page is suspended: settles once its person is back, or the page is gone. */
  resumed: Promise<void> | null;
} = { suspend: null, resumed: null };

/** Filled in by the shell. */
export const identityCheck: {
  /** Asks the user for what SIGN_IN_AGAIN asks for. Resolves to false if the user does not give it. */
  ask: ((problem: Pick<SdkFailure, 'ask_for'>) => Promise<boolean>) | null;
  /** Asks the user to sign a decision with a passkey. Resolves to `X-Signature`, or to null if the user does not. */
  sign: ((signing: Schemas.Signing) => Promise<string | null>) | null;
} = { ask: null, sign: null };
