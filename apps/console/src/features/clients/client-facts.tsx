import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from 'react-i18next';
import { useTime } from '#/shared/time/use-time.ts';
import { Facts } from '#/shared/ui/facts.tsx';
import { ClientState } from './client-state.tsx';
import { KycStatus } from './kyc-status.tsx';
import { OnlineMark } from './online-mark.tsx';

export function ClientFacts({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client');
  const { exact } = useTime();
  return (
    <Facts
      facts={[
        { label: t('column.username'), value: client.username },
        { label: t('column.mobile'), value: client.mobile || null },
        { label: t('detail.email'), value: client.email || null },
        { label: t('column.kyc'), value: <KycStatus status={client.kyc_status} /> },
        { label: t('column.state'), value: <ClientState client={client} /> },
        { label: t('column.online'), value: <OnlineMark online={client.online} /> },
        { label: t('column.vip'), value: client.vip_level },
        { label: t('column.score'), value: client.score },
        { label: t('column.agent'), value: client.agent_name },
        { label: t('column.superman'), value: client.superman },
        { label: t('column.mfa'), value: t(client.mfa ? 'mfaOn' : 'mfaOff') },
        { label: t('column.lastSeen'), value: client.last_seen_at && exact(client.last_seen_at) },
        { label: t('column.created'), value: exact(client.create_datetime) },
        { label: t('detail.remark'), value: client.remark, wide: true },
      ]}
    />
  );
}
