import { lazy, Suspense } from 'react';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { ListPage } from './list-page.tsx';

/** Comes with its words when a client is opened. */
const ClientActions = lazy(async () => {
  const [{ ClientActions }] = await Promise.all([
    import('#/features/clients/actions/client-actions.tsx'),
    loadWords(['client-actions']),
  ]);
  return { default: ClientActions };
});

export function Page() {
  const [search, change] = useListAddress(readClientSearch);
  return (
    <ListPage name="client">
      <ClientList
        search={search}
        onSearchChange={change}
        actions={(client) => (
          <Suspense>
            <ClientActions
              key={client.id}
              client={client}
              onDeleted={() => change({ id: undefined })}
            />
          </Suspense>
        )}
      />
    </ListPage>
  );
}
