import type { Schemas } from '@brokerdesk/sdk';
import { useId } from 'react';
import { RecordEntriesLink } from '#/business/audit/record-entries-link.tsx';
import type { HistoryLabels } from '#/business/history/history-changes.ts';
import { RecordHistory } from '#/business/history/record-history.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Permit } from '#/ui/permission.tsx';

export function SettingHistory(
  props: HistoryLabels & { id: 'app' | 'company' | 'product'; version: number },
) {
  const { t } = useTranslation('history');
  const headingId = useId();
  return (
    <Permit action="read" resource="permission">
      <section aria-labelledby={headingId} className="mt-6 border-t border-line pt-4">
        <h2 id={headingId} className="mb-3 font-semibold">
          {t('title')}
        </h2>
        <RecordHistory type="setting" {...props} />
        <RecordEntriesLink of={{ type: 'setting', id: props.id }} />
      </section>
    </Permit>
  );
}

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
