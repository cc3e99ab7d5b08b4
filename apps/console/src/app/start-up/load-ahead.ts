import type { Page } from '#/app/pages/page-registry.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';

/**
 * Has the code and the words of the page that is asked for come while the profile and the rights are
 * asked for, which it would wait for otherwise. Only where a session was found: the login page needs
 * none of it. What fails here fails again, and is told, when it is needed.
 */
export function loadAhead(
  pages: readonly Page[],
  path: string,
  loadAccess: () => Promise<unknown>,
): void {
  const page = pages.find((one) => one.path === path.replace(/\/$/, '')) ?? pages[0];
  const words = () => loadWords(['menu', 'frame', 'tabs', ...(page?.namespaces ?? [])]);
  for (const load of [loadAccess, () => import('#/app/shell/shell.tsx'), page?.load, words]) {
    load?.().catch(() => {});
  }
}
