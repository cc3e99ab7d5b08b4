import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
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
