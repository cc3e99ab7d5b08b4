import { type Page, pageAt, pageLabels } from '#/app/pages/page-registry.ts';
import { currentLocale } from '#/core/i18n/language.ts';
import { loadNamespaces } from '#/core/i18n/set-up.ts';
import { canonicalPath, defaultPath } from '#/core/navigation/paths.ts';
import { whenIdle } from '#/ui/page/when-idle.ts';

type Parts = {
  find: (path: string) => Pick<Page, 'load' | 'namespaces'> | undefined;
  loadLabels: typeof loadNamespaces;
  idle: typeof whenIdle;
};

/** The Network Information API, which TypeScript does not know and some browsers do not have. */
type WithConnection = { connection?: { saveData?: boolean } };

/** Whether the data saver of the browser is on. */
const savesData = () => (navigator as WithConnection).connection?.saveData ?? false;

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
    // A page that is unavailable says so itself.
  }
}

export async function preloadPage(path: string): Promise<void> {
  const page = pageAt(canonicalPath(path)) ?? pageAt(defaultPath);
  await Promise.all([page?.load(), pageLabels(currentLocale(), 'kit')]);
}
