import { creditList } from '#/features/overdrawn/credits/api/list-credits.ts';
import { CreditDesk } from '#/features/overdrawn/credits/credit-desk.tsx';
import { readCreditSearch } from '#/features/overdrawn/credits/credit-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(creditList.query(sdk, readCreditSearch(search), timeZone));

export function Page() {
  const [search, change] = useListAddress(readCreditSearch);
  return (
    <ListPage name="compensation">
      <CreditDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
