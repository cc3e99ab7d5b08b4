import '#/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next, { type ResourceKey } from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadWords, startI18n } from '#/shared/i18n/set-up.ts';
import { parseAppSettings, parseSystemSettings } from '#/shared/settings/parse-settings.ts';
import { SettingsProvider } from '#/shared/settings/settings-context.tsx';

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

const words = import.meta.glob<{ default: ResourceKey }>('../../locales/*/*.json');

/** Draws something of the console, in Chinese, on a page of its own. */
export async function draw(children: ReactNode): Promise<() => void> {
  if (!i18next.isInitialized) {
    await startI18n(
      'zh-CN',
      async (locale, namespace) =>
        (await words[`../../locales/${locale}/${namespace}.json`]?.())?.default,
    );
  }
  await loadWords(['form', 'kit', 'charts']);
  const place = document.createElement('main');
  place.style.padding = '16px';
  document.body.append(place);
  const root = createRoot(place);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <QueryClientProvider client={client}>
      <SettingsProvider settings={settings}>{children}</SettingsProvider>
    </QueryClientProvider>,
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
