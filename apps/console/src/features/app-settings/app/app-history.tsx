import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { SettingHistory } from '../setting-history.tsx';

export function AppHistory({ app }: { app: Schemas.AppSettings }) {
  const { t } = useTranslation('app-settings');
  const labels = new Map([
    ['app_name', t('app.name')],
    ['web_logo', t('app.logo')],
    ['version', t('app.version')],
    ['template', t('app.template')],
    ['chat_service', t('app.chatService')],
    ['otp', t('app.otp')],
    ['timezone', t('zone.label')],
  ]);
  return (
    <SettingHistory
      id="app"
      version={app.record_version}
      label={(path) => labels.get(path) ?? null}
    />
  );
}
