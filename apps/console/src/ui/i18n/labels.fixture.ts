import i18next, { type ResourceKey } from 'i18next';
import type { Locale } from '#/core/i18n/locale.ts';
import { loadNamespaces, startI18n } from '#/core/i18n/set-up.ts';

const labels = Object.entries(
  import.meta.glob<{ default: ResourceKey }>([
    '../../**/locales/*/*.json',
    '../../../../../packages/sdk/src/labels/*/*.json',
  ]),
);

/** The console's own words, for a test that draws a part of it. */
export async function speak(locale: Locale, namespaces: readonly string[]): Promise<void> {
  if (!i18next.isInitialized) {
    await startI18n(locale, async (language, namespace) => {
      const files = labels.filter(([path]) => path.endsWith(`/${language}/${namespace}.json`));
      const parts = await Promise.all(files.map(([, load]) => load()));
      return Object.assign({}, ...parts.map((part) => part.default));
    });
  }
  await loadNamespaces(namespaces);
}
