import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
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
