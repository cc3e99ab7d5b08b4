import type { Schemas } from '@brokerdesk/sdk';
import { useQuery } from '@tanstack/react-query';
import { ClientLink } from '#/business/client/client-link.tsx';
import { linkedClientsQuery } from '#/business/client-records/client-records.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Skeleton } from '#/core/ui/skeleton.tsx';
import { ErrorState } from '#/ui/controls/error-state.tsx';
import { useTime } from '#/ui/time/use-time.ts';

export function LinkedClients({ client }: { client: Schemas.Client }) {
  const { t } = useTranslation('client-detail');
  const query = useQuery(linkedClientsQuery(useSdk(), client.id));
  const { data, isError, error, isFetching, refetch } = query;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{t('linked.title')}</h3>
      {data ? (
        <LinkedList linked={data} />
      ) : isError ? (
        <ErrorState
          form="line"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-4 w-3/5" />
      )}
    </div>
  );
}

function LinkedList({
  linked: { clients, in_scope: inScope, outside },
}: {
  linked: Schemas.LinkedClients;
}) {
  const { t } = useTranslation('client-detail');
  const { dateTime } = useTime();
  const more = inScope - clients.length;
  if (inScope + outside === 0) return <p className="text-ink-muted">{t('linked.none')}</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line empty:hidden">
        {clients.map(({ client, links }) => (
          <li key={client.id} className="px-3 py-2">
            <ClientLink client={client} />
            <ul className="text-xs text-ink-muted">
              {links.map(({ kind, detail, last_at: at }) => (
                <li key={kind}>{t(`linked.${kind}`, { detail, at: dateTime(at) })}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-xs">{t('linked.more', { count: more })}</p>}
      {outside > 0 && (
        <p className="mt-1 text-xs text-ink-muted">{t('linked.outside', { count: outside })}</p>
      )}
    </>
  );
}
