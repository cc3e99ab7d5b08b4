import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
import { loanList } from './api/list-loans.ts';
import { loansDueQuery } from './api/loans-due.ts';
import { LoanDesk } from './loan-desk.tsx';
import { readLoanSearch } from './loan-search.ts';

export const ahead: PageFile['ahead'] = async (at) => {
  await Promise.all([loanList.ahead(at), at.queries.prefetchQuery(loansDueQuery(at.sdk))]);
};

export function Page() {
  const [search, change] = useListAddress(readLoanSearch);
  return (
    <ListPage name="loan">
      <LoanDesk search={search} onSearchChange={change} />
    </ListPage>
  );
}
