import type { Schemas } from '@brokerdesk/sdk';
import { Bot } from 'lucide-react';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { StatusBadge } from './status-badge.tsx';

export function RobotMark() {
  const { t } = useTranslation('kit');
  return (
    <StatusBadge tone="info" icon={Bot}>
      {t('robot')}
    </StatusBadge>
  );
}

export function ClientName({
  client,
}: {
  client: Pick<Schemas.ClientRef, 'full_name' | 'username' | 'fake'>;
}) {
  return (
    <span className="inline-flex max-w-72 items-center gap-x-1.5 align-middle max-md:max-w-full max-md:flex-wrap">
      <span
        className="max-w-48 shrink-0 truncate max-md:max-w-full @max-[40rem]:max-w-32"
        title={client.full_name}
      >
        {client.full_name}
      </span>
      <span className="truncate text-xs text-ink-muted @max-[40rem]:hidden">{client.username}</span>
      {client.fake && <RobotMark />}
    </span>
  );
}
