import { loanList } from '#/features/overdrawn/loans/api/list-loans.ts';
import { loansDueQuery } from '#/features/overdrawn/loans/api/loans-due.ts';
import { LoanDesk } from '#/features/overdrawn/loans/loan-desk.tsx';
import { readLoanSearch } from '#/features/overdrawn/loans/loan-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from './list-page.tsx';
import type { PageFile } from './page-file.ts';

export const ahead: PageFile['ahead'] = async ({ queries, sdk, timeZone, search }) => {
  await Promise.all([
    queries.prefetchQuery(loanList.query(sdk, readLoanSearch(search), timeZone)),
    queries.prefetchQuery(loansDueQuery(sdk)),
  ]);
};

export function Page() {
  const [search, change] = useListAddress(readLoanSearch);
  return (
    <ListPage name="loan">
      <LoanDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
