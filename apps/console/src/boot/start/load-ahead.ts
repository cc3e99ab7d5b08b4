import type { Page } from '#/boot/pages/page-registry.ts';
import { routeAt } from '#/boot/pages/route-at.ts';

/**
 * Has the code of the page that is asked for run as soon as it is there, while the settings, the profile
 * and the rights are asked for. What fails here fails again, and is told, when it is needed.
 */
export function loadAhead(pages: readonly Page[], path: string): void {
  for (const load of [() => import('#/frame/shell/shell.tsx'), routeAt(path, pages)?.load]) {
    load?.().catch(() => {});
  }
}
