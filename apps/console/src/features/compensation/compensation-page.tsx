import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
import { creditList } from './api/list-credits.ts';
import { CreditDesk } from './credit-desk.tsx';
import { readCreditSearch } from './credit-search.ts';

export const ahead: PageFile['ahead'] = creditList.ahead;

export function Page() {
  const [search, change] = useListAddress(readCreditSearch);
  return (
    <ListPage name="compensation">
      <CreditDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
