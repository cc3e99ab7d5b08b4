import { lazy, Suspense } from 'react';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { ListPage } from './list-page.tsx';

/** Comes with its words when a client is opened by somebody who may use it. */
const RecordDeposit = lazy(async () => {
  const [{ RecordDeposit }] = await Promise.all([
    import('#/features/deposits/record/record-deposit.tsx'),
    loadWords(['deposit', 'form']),
  ]);
  return { default: RecordDeposit };
});

export function Page() {
  const [search, change] = useListAddress(readClientSearch);
  return (
    <ListPage name="client">
      <ClientList
        search={search}
        onSearchChange={change}
        actions={(client) => (
          <Permit action="fund" resource="client">
            <Suspense>
              <RecordDeposit key={client.id} client={client} />
            </Suspense>
          </Permit>
        )}
      />
    </ListPage>
  );
}
