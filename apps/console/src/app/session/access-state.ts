import type { MenuEntry, Permissions } from '@brokerdesk/policy';

/** What the signed-in person may do, and the pages that follow from it. */
export type AccessState = {
  permissions: Permissions;
  menu: readonly MenuEntry[];
  /** The pages of the menu: no other one opens. */
  paths: ReadonlySet<string>;
  /** The access token that the menu was built for. */
  menuBuiltFor: string | null;
};
