import { pageAt } from '#/app/pages/page-registry.ts';
import { canonicalPath, defaultPath } from '#/core/navigation/paths.ts';

/** Loads the code of the page at a path; an unknown path leads to the page where people begin. */
export async function preloadPage(path: string): Promise<void> {
  const page = pageAt(canonicalPath(path)) ?? pageAt(defaultPath);
  await page?.load();
}
