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
  const { t } = useTranslation('client');
  const { dateTime } = useTime();
  return (
    <section aria-label={t('detail.basic')} className="flex flex-col gap-4 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name={client.full_name} src={client.avatar} size="lg" />
        <div className="min-w-0">
          <p className="truncate font-medium">{client.username}</p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <KycStatus status={client.kyc_status} />
            <span className="text-xs text-ink-muted">
              {t('vipLevel', { level: client.vip_level })}
            </span>
            <OnlineMark online={client.online} />
          </p>
        </div>
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
      <FactGrid
        facts={[
          { label: t('column.mobile'), value: <Contact client={client} field="mobile" /> },
          { label: t('detail.email'), value: <Contact client={client} field="email" /> },
          { label: t('column.score'), value: client.score },
          { label: t('column.agent'), value: client.agent_name },
          { label: t('column.superman'), value: client.superman },
          { label: t('column.mfa'), value: t(client.mfa ? 'mfaOn' : 'mfaOff') },
          {
            label: t('column.lastSeen'),
            value: client.last_seen_at && dateTime(client.last_seen_at),
          },
          { label: t('column.created'), value: dateTime(client.create_datetime) },
          ...(client.remark === null
            ? []
            : [{ label: t('detail.remark'), value: client.remark, wide: true }]),
        ]}
      />
      <ClientBalances client={client} />
    </section>
  );
}

/** A mobile number or e-mail address, masked until somebody asks for it. */
function Contact({ client, field }: { client: Schemas.Client; field: 'mobile' | 'email' }) {
  const { t } = useTranslation('client');
  const sdk = useSdk();
  if (client[field] === '') return '—';
  return (
    <RevealValue
      key={client.id}
      masked={client[field]}
      label={t(field === 'mobile' ? 'detail.mobile' : 'detail.email')}
      reveal={() => revealContact(sdk, client.id, field)}
    />
  );
}
