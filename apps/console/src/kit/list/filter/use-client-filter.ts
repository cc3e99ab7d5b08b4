import { useQuery } from '@tanstack/react-query';
import { useSdk } from '#/boot/api/sdk-context.tsx';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import { clientQuery } from '#/kit/client/client-query.ts';
import { useCan } from '#/kit/permission/use-can.ts';
import type { ListFilter } from './list-filter.ts';
import { tailOf } from './tail-of.ts';

/** The records of one client, to which other pages lead. */
export function useClientFilter<Search extends { client_id?: string | undefined }>({
  search: { client_id: id },
}: {
  search: Search;
}): ListFilter<Search> {
  const { t } = useTranslation('kit');
  const mayRead = useCan('read', 'client');
  const query = clientQuery(useSdk(), id ?? '');
  const client = useQuery({ ...query, enabled: mayRead && id !== undefined }).data;
  return {
    label: t('filter.client'),
    labels: id && (client?.full_name ?? tailOf(id)),
    keys: ['client_id'],
  };
}
