import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { ListPage } from '#/shared/page/list-page.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { proposalList } from './api/list-proposals.ts';
import { ProposalList } from './proposal-list.tsx';
import { readProposalSearch } from './proposal-search.ts';

export const ahead: PageFile['ahead'] = proposalList.ahead;

export function Page() {
  const [search, change] = useListAddress(readProposalSearch);
  return (
    <ListPage name="approval">
      <ProposalList search={search} onSearchChange={change} />
    </ListPage>
  );
}
