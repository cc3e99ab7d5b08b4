import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';

export function Page() {
  const { t } = useTranslation('menu');
  const [search, change] = useListAddress(readClientSearch);
  usePageTitle(t('client'));
  return (
    <ListPage title={t('client')}>
      <ClientList search={search} onSearchChange={change} />
    </ListPage>
  );
}
