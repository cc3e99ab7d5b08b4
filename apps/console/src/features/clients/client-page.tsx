import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { clientList } from './api/list-clients.ts';
import { ClientList } from './client-list.tsx';
import { readClientSearch } from './client-search.ts';

export const ahead: PageFile['ahead'] = clientList.ahead;

export function Page() {
  const [search, change] = useListAddress(readClientSearch);
  return (
    <ListPage name="client">
      <ClientList search={search} onSearchChange={change} />
    </ListPage>
  );
}
