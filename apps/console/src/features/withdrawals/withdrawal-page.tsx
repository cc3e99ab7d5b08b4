import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
import { withdrawalList } from './api/list-withdrawals.ts';
import { WithdrawalDesk } from './withdrawal-desk.tsx';
import { readWithdrawalSearch } from './withdrawal-search.ts';

export const ahead: PageFile['ahead'] = withdrawalList.ahead;

export function Page() {
  const [search, change] = useListAddress(readWithdrawalSearch);
  return (
    <ListPage name="withdrawal">
      <WithdrawalDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
