import { loadNamespaces } from '#/boot/i18n/set-up.ts';
import { type Page, pageAt } from '#/frame/pages/page-registry.ts';
import { whenIdle } from '#/kit/page/when-idle.ts';

type Parts = {
  find: (path: string) => Pick<Page, 'load' | 'namespaces'> | undefined;
  loadLabels: typeof loadNamespaces;
  idle: typeof whenIdle;
};

/**
 * Loads code and labels of pages one after the other, each when the browser is idle. It ends with the first
 * failure: the page reports it when it is opened.
 */
export async function preloadPages(
  paths: Iterable<string>,
  { find = pageAt, loadLabels = loadNamespaces, idle = whenIdle }: Partial<Parts> = {},
): Promise<void> {
  try {
    for (const path of paths) {
      const page = find(path);
      if (page) await idle(() => Promise.all([page.load(), loadLabels(page.namespaces)]));
    }
  } catch {
    // A page that cannot be had says so itself.
  }
}
