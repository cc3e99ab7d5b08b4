import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { ClientState } from '#/kit/client/client-state.tsx';
import { KycStatus } from '#/kit/client/kyc-status.tsx';
import { OnlineMark } from '#/kit/client/online-mark.tsx';

/** Always visible under a client's name: the states of the account and of the identity check. */
export function ClientHead({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-profile');
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 px-5">
      <span className="max-w-48 truncate text-ink-muted">{client.username}</span>
      <ClientState named="always" client={client} />
      <KycStatus named="always" status={client.kyc_status} />
      <span className="text-xs text-ink-muted">{t('vipLevel', { level: client.vip_level })}</span>
      <OnlineMark online={client.online} />
    </div>
  );
}
