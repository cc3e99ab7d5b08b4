import type { MenuName } from '@brokerdesk/policy';
import type { Namespace } from 'i18next';

/**
 * Where a page is, and which words it needs. It stands in `<name>-route.ts`, beside the page itself in
 * `<name>-page.tsx`, and is data alone, which imports nothing that is run: the login page has it for all
 * pages, and the build reads it.
 */
export type PageRoute = {
  /** As the policy's menu tree says. */
  path: `/${string}`;
  /** Its entry there, which is what the files are called after. */
  name: MenuName;
  /** The words it needs, loaded with it: those of its own, `kit`, and for a list `table`. */
  namespaces: readonly Extract<Namespace, string>[];
};
