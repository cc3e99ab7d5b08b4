import { lazy, Suspense } from 'react';
import { clientsQuery } from '#/features/clients/api/list-clients.ts';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { loadWords } from '#/shared/i18n/set-up.ts';
import { Permit } from '#/shared/permission/permit.tsx';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

/** Comes with its words when a client is opened by somebody who may use it. */
const RecordDeposit = lazy(async () => {
  const [{ RecordDeposit }] = await Promise.all([
    import('#/features/deposits/record/record-deposit.tsx'),
    loadWords(['deposit', 'form']),
  ]);
  return { default: RecordDeposit };
});

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(clientsQuery(sdk, readClientSearch(search), timeZone));

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
