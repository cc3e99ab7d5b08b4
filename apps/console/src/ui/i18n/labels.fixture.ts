import i18next, { type ResourceKey } from 'i18next';
import type { Locale } from '#/core/i18n/locale.ts';
import { loadNamespaces, startI18n } from '#/core/i18n/set-up.ts';

const labels = Object.entries(
  import.meta.glob<{ default: ResourceKey }>([
    '../../**/locales/*/*.json',
    '../../../../../packages/sdk/src/labels/*/{access,audit-entry,record}.json',
  ]),
);

export async function speak(locale: Locale, namespaces: readonly string[]): Promise<void> {
  if (!i18next.isInitialized) {
    await startI18n(locale, async (language, namespace) => {
      const [, load] =
        labels.find(([path]) => path.endsWith(`/${language}/${namespace}.json`)) ?? [];
      return (await load?.())?.default;
    });
  }
  await loadNamespaces(namespaces);
}
