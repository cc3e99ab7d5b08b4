import { loadNamespaces } from '#/boot/i18n/set-up.ts';
import { type Page, pageAt } from '#/frame/pages/page-registry.ts';
import { whenIdle } from '#/kit/page/when-idle.ts';

type Parts = {
  find: (path: string) => Pick<Page, 'load' | 'namespaces'> | undefined;
  loadLabels: typeof loadNamespaces;
  idle: typeof whenIdle;
};

/** What a browser tells of its line, where it does. */
type Line = { connection?: { saveData?: boolean } };

/** Whether the person pays for each byte, or has asked the browser not to waste any. */
const savesData = () => (navigator as Line).connection?.saveData ?? false;

/**
 * Loads code and labels of pages one after the other, each when the browser is idle, unless data are to be saved. It
 * ends with the first failure: the page reports it when it is opened.
 */
export async function preloadPages(
  paths: Iterable<string>,
  { find = pageAt, loadLabels = loadNamespaces, idle = whenIdle }: Partial<Parts> = {},
): Promise<void> {
  if (savesData()) return;
  try {
    for (const path of paths) {
      const page = find(path);
      if (page) await idle(() => Promise.all([page.load(), loadLabels(page.namespaces)]));
    }
  } catch {
    // A page that cannot be had says so itself.
  }
}
