import { pageAt } from '#/app/pages/page-registry.ts';
import { canonicalPath } from '#/core/navigation/canonical-path.ts';
import { defaultPath } from '#/core/navigation/default-path.ts';

/** Loads the code of the page at a path; an unknown path leads to the page where people begin. */
export async function preloadPage(path: string): Promise<void> {
  const page = pageAt(canonicalPath(path)) ?? pageAt(defaultPath);
  await page?.load();
}
