import '#/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  parseAppSettings,
  parseSystemSettings,
  SettingsProvider,
} from '#/core/settings/settings-context.tsx';
import { speak } from '#/ui/i18n/labels.fixture.ts';

const settings = {
  ...parseSystemSettings({ app_name: 'Desk', timezone: 'Asia/Shanghai' }),
  app: parseAppSettings({}),
};

export async function draw(children: ReactNode): Promise<() => void> {
  await speak('zh-CN', ['form', 'kit', 'record', 'charts']);
  const container = document.createElement('main');
  container.style.padding = '16px';
  document.body.append(container);
  const root = createRoot(container);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <QueryClientProvider client={client}>
      <SettingsProvider settings={settings}>{children}</SettingsProvider>
    </QueryClientProvider>,
  );
  return () => {
    root.unmount();
    container.remove();
  };
}
