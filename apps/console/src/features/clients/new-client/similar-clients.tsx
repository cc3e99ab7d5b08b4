import { unwrap } from '@brokerdesk/sdk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clientKey } from '#/business/client/client-query.ts';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { ClientName } from '#/ui/controls/client-name.tsx';
import { Notice } from '#/ui/controls/notice.tsx';
import { WindowLink } from '#/ui/controls/window-link.tsx';
import { bareNumber, isEmail, isPhone } from '#/ui/form/contact.ts';

const settleMs = 400;
const nameMin = 2;

type Typed = { full_name: string; mobile: string; email: string };

function lookedFor({ full_name: typedName, mobile, email }: Typed) {
  const name = typedName.trim();
  return {
    ...(name.length >= nameMin && { full_name: name }),
    ...(isPhone(mobile) && { mobile: bareNumber(mobile) }),
    ...(isEmail(email) && { email: email.trim() }),
  };
}

/** Clients who may be the person that is typed, as far as the user works with them. */
export function SimilarClients(person: Typed) {
  const { t } = useTranslation('client-new');
  const sdk = useSdk();
  const typed = JSON.stringify(lookedFor(person));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [...clientKey, 'similar', settled],
    queryFn: async ({ signal }) => {
      const params = { query: JSON.parse(settled) as ReturnType<typeof lookedFor> };
      return unwrap(await sdk.GET('/client/admin/v1/similar', { params, signal }));
    },
    enabled: settled !== '{}',
    placeholderData: keepPreviousData,
  });
  if (settled === '{}' || !data || data.total === 0) return null;
  return (
    <Notice announced tone="warning" title={t('similar.title', { count: data.total })}>
      <p>{t('similar.hint')}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {data.list.map(({ client, same }) => (
          <li key={client.id} className="flex flex-wrap items-center gap-x-2">
            <ClientName client={client} />
            <span>{same.map((trait) => t(`similar.same.${trait}`)).join(t('similar.comma'))}</span>
            {client.agent_name !== null && (
              <span className="text-ink-muted">
                {t('similar.of', { agent: client.agent_name })}
              </span>
            )}
            <WindowLink href={`/client?id=${client.id}`}>{t('similar.open')}</WindowLink>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
