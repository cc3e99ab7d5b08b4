import { frameWords, placeAt } from '#/app/pages/page-places.ts';
import type { Page } from '#/app/pages/page-registry.ts';
import type { Locale } from '#/shared/i18n/locale.ts';

/**
 * Has the code and the words of the page that is asked for come while the settings, the profile and
 * the rights are asked for, which it would wait for otherwise. What fails here fails again, and is
 * told, when it is needed.
 */
export function loadAhead(pages: readonly Page[], path: string, locale: Locale): void {
  const page = placeAt(path, pages);
  const words = async () => {
    const { pageWords } = await import('#/app/after-sign-in.ts');
    const namespaces = [...frameWords, ...(page?.namespaces ?? [])];
    await Promise.all(namespaces.map((namespace) => pageWords(locale, namespace)));
  };
  for (const load of [() => import('#/app/shell/shell.tsx'), page?.load, words]) {
    load?.().catch(() => {});
  }
}
