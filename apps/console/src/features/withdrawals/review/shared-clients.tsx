import type { Schemas } from '@brokerdesk/sdk';
import { ClientLink } from '#/business/client/client-link.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { useTime } from '#/ui/time/use-time.ts';

/** Other clients who share something with this one, and how many there are that are not named. */
export function SharedClientList({ shared }: { shared: Schemas.SharedClients }) {
  const { t } = useTranslation('withdrawal');
  const { dateTime } = useTime();
  const { clients, in_scope: inScope, outside } = shared;
  const more = inScope - clients.length;
  return (
    <>
      <ul className="mt-1 flex flex-col gap-1">
        {clients.map(({ client, ip, last_at: at }) => (
          <li key={client.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-ink">
              <ClientLink client={client} />
            </span>
            <span className="text-xs">
              {ip === null
                ? t('evidence.shared.asked', { at: dateTime(at) })
                : t('evidence.shared.seen', { ip, at: dateTime(at) })}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('evidence.shared.more', { count: more })}</p>}
      {outside > 0 && <p>{t('evidence.shared.outside', { count: outside })}</p>}
    </>
  );
}
