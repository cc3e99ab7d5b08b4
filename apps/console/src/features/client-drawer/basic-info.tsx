import type { Schemas } from '@brokerdesk/sdk';
import type { ReactNode } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useWideScreen } from '#/ui/controls/use-wide-screen.ts';
import { RevealValue } from '#/ui/reveal/reveal-value.tsx';
import { useTime } from '#/ui/time/use-time.ts';
import { revealContact } from './api/reveal-contact.ts';
import { ClientBalances } from './client-balances.tsx';
import { ClientGlance } from './client-glance.tsx';
import { FactGrid } from './fact-grid.tsx';

/** Kept from client to client until the page is left; unset until the viewer opens or closes the details. */
let wasOpen: boolean | undefined;

/** The panel that stays above the tabs: actions, figures, accounts and contact details. */
export function BasicInfo({ client, actions }: { client: Schemas.Client; actions: ReactNode }) {
  const { t } = useTranslation('client-detail');
  const wide = useWideScreen();
  return (
    <section aria-label={t('panel.basic')} className="flex flex-col gap-3 px-5 py-4">
      <div className="empty:hidden">{actions}</div>
      <ClientGlance client={client} />
      <details
        open={wasOpen ?? wide}
        onToggle={({ currentTarget }) => {
          // On a phone the tabs would be far below the details: they are folded until asked for.
          wasOpen = currentTarget.open === wide ? undefined : currentTarget.open;
        }}
      >
        <summary className="w-fit cursor-pointer rounded-sm text-xs text-ink-muted">
          {t('panel.details')}
        </summary>
        <div className="flex flex-col gap-3 pt-2">
          <ClientBalances client={client} />
          <ContactFacts client={client} />
        </div>
      </details>
    </section>
  );
}

function ContactFacts({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation(['client-detail', 'client-profile']);
  const { dateTime } = useTime();
  return (
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
  );
}

/** A mobile number or e-mail address, masked until it is asked for. */
function Contact({ client, field }: { client: Schemas.Client; field: 'mobile' | 'email' }) {
  const { t } = useTranslation('client-detail');
  const sdk = useSdk();
  if (client[field] === '') return '—';
  return (
    <RevealValue
      key={client.id}
      masked={client[field]}
      label={t(field === 'mobile' ? 'panel.mobile' : 'panel.email')}
      reveal={() => revealContact(sdk, client.id, { field })}
    />
  );
}
