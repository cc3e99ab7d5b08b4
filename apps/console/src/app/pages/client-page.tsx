import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#/app/navigation/page-title.ts';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { useCan } from '#/shared/permission/use-can.ts';
import { ListPage } from './list-page.tsx';

/** Comes with its words when a client is opened by somebody who may use it. */
const RecordDeposit = lazy(async () => {
  const [{ RecordDeposit }] = await Promise.all([
    import('#/features/deposits/record/record-deposit.tsx'),
    i18next.loadNamespaces('deposit'),
  ]);
  return { default: RecordDeposit };
});

export function Page() {
  const { t } = useTranslation('menu');
  const [search, change] = useListAddress(readClientSearch);
  const mayRecord = useCan('fund', 'client');
  usePageTitle(t('client'));
  return (
    <ListPage title={t('client')}>
      <ClientList
        search={search}
        onSearchChange={change}
        actions={
          mayRecord
            ? (client) => (
                <Suspense>
                  <RecordDeposit key={client.id} client={client} />
                </Suspense>
              )
            : null
        }
      />
    </ListPage>
  );
}
