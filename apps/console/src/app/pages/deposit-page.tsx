import { depositsQuery } from '#/features/deposits/api/list-deposits.ts';
import { DepositQueue } from '#/features/deposits/deposit-queue.tsx';
import { readDepositSearch } from '#/features/deposits/deposit-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = ({ queries, sdk, timeZone, search }) =>
  queries.prefetchQuery(depositsQuery(sdk, readDepositSearch(search), timeZone));

export function Page() {
  const [search, change] = useListAddress(readDepositSearch);
  return (
    <ListPage name="deposit">
      <DepositQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
