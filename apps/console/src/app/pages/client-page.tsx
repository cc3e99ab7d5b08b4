import { clientList } from '#/features/clients/api/list-clients.ts';
import { ClientList } from '#/features/clients/client-list.tsx';
import { readClientSearch } from '#/features/clients/client-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(clientList.query(sdk, readClientSearch(search), timeZone));

export function Page() {
  const [search, change] = useListAddress(readClientSearch);
  return (
    <ListPage name="client">
      <ClientList search={search} onSearchChange={change} />
    </ListPage>
  );
}
