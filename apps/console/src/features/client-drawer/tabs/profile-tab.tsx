import type { Schemas } from '@brokerdesk/sdk';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { RevealValue } from '#/kit/reveal/reveal-value.tsx';
import { useTime } from '#/kit/time/use-time.ts';
import { revealContact } from '../api/reveal-contact.ts';
import { FactGrid } from '../fact-grid.tsx';
import type { TabProps } from '../tab-props.ts';

/** How the client is reached, who looks after the client, and since when. */
export function ProfileTab({ client }: TabProps) {
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

/** A mobile number or e-mail address, masked until somebody asks for it. */
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
