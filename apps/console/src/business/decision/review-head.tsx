import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ClientLink } from '#/business/client/client-link.tsx';
import { clientQuery } from '#/business/client/client-query.ts';
import { KycStatus } from '#/business/client/kyc-status.tsx';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useCan } from '#/ui/permission.tsx';
import { waitedSince } from '#/ui/time/duration.ts';

export type ReviewHeadProps = {
  /** The amount with its currency, or the record if no money is decided; null if that is the client. */
  subject: string | null;
  /** Null if it is about no client. */
  client: Schemas.ClientRef | null;
  identity?: boolean;
  /** How it was or will be paid, or what for, if there is a choice. */
  method?: string;
  /** Since when it waits for its decision; null if it does not. */
  since: string | null;
};

/** The summary of a record under review, which does not scroll: subject, client, method, and time waited. */
export function ReviewHead({ subject, client, identity = true, method, since }: ReviewHeadProps) {
  const { t } = useTranslation(['decision', 'kit']);
  const waited = since === null ? null : waitedSince(since, new Date());
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 px-5">
      {subject !== null && <strong className="text-xl font-semibold break-words">{subject}</strong>}
      {client && <ClientLink client={client} />}
      {client && identity && <Identity clientId={client.id} />}
      {method && <span className="text-ink-muted">{method}</span>}
      {waited && (
        <span className="text-ink-muted">
          {t('waiting', { time: t(`kit:waited.${waited.unit}`, { count: waited.count }) })}
        </span>
      )}
    </div>
  );
}

/** How far the client's identity check is now, for those who may see clients. */
function Identity({ clientId }: { clientId: string }) {
  const mayRead = useCan('read', 'client');
  const { data } = useQuery({ ...clientQuery(useSdk(), clientId), enabled: mayRead });
  if (!mayRead || !data) return null;
  return <KycStatus named="always" status={data.kyc_status} />;
}
