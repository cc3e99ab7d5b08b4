import '#/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#/shared/i18n/set-up.ts';
import { SettingsProvider } from '#/shared/settings/settings-context.tsx';

const settings = {
  app_name: 'Desk',
  web_logo: null,
  locale: 'zh-CN',
  language: 'zh',
  currency: 'USD',
  timezone: 'Asia/Shanghai',
  image: null,
  version: '1',
};

/** Draws something of the console, in Chinese, on a page of its own. */
export async function draw(children: ReactNode): Promise<() => void> {
  if (!i18next.isInitialized) await startI18n('zh-CN');
  await i18next.loadNamespaces(['form', 'kit', 'charts']);
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
