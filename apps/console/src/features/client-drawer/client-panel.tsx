import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { KycStatus } from '#/kit/client/kyc-status.tsx';
import { OnlineMark } from '#/kit/client/online-mark.tsx';
import { RevealValue } from '#/kit/reveal/reveal-value.tsx';
import { useTime } from '#/kit/time/use-time.ts';
import { Avatar } from '#/kit/ui/avatar.tsx';
import { revealContact } from './api/reveal-contact.ts';
import { ClientBalances } from './client-balances.tsx';
import { FactGrid } from './fact-grid.tsx';

/** Who the client is and what the client has, above whichever tab is open. */
export function ClientPanel({ client, actions }: { client: Schemas.Client; actions: ReactNode }) {
  const { t } = useTranslation(['client-detail', 'client-profile']);
  const { dateTime } = useTime();
  return (
    <section aria-label={t('panel.basic')} className="flex flex-col gap-4 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={client.full_name} src={client.avatar} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium">{client.username}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <KycStatus status={client.kyc_status} />
            <span className="text-xs text-ink-muted">
              {t('client-profile:vipLevel', { level: client.vip_level })}
            </span>
            <OnlineMark online={client.online} />
          </p>
        </div>
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      <FactGrid
        facts={[
          { label: t('panel.label.mobile'), value: <Contact client={client} field="mobile" /> },
          { label: t('panel.email'), value: <Contact client={client} field="email" /> },
          { label: t('panel.label.score'), value: client.score },
          { label: t('panel.label.agent'), value: client.agent_name },
          { label: t('panel.label.superman'), value: client.superman },
          {
            label: t('panel.label.mfa'),
            value: t(client.mfa ? 'client-profile:mfaOn' : 'client-profile:mfaOff'),
          },
          {
            label: t('panel.label.lastSeen'),
            value: client.last_seen_at && dateTime(client.last_seen_at),
          },
          { label: t('panel.label.created'), value: dateTime(client.create_datetime) },
          ...(client.remark === null
            ? []
            : [{ label: t('panel.remark'), value: client.remark, wide: true }]),
        ]}
      />
      <ClientBalances client={client} />
    </section>
  );
}

/** A mobile number or e-mail address, masked until somebody asks for it. */
function Contact({ client, field }: { client: Schemas.Client; field: 'mobile' | 'email' }) {
  const { t } = useTranslation(['client-detail', 'client-profile']);
  const sdk = useSdk();
  if (client[field] === '') return '—';
  return (
    <RevealValue
      key={client.id}
      masked={client[field]}
      label={t(field === 'mobile' ? 'panel.mobile' : 'panel.email')}
      reveal={() => revealContact(sdk, client.id, field)}
    />
  );
}
