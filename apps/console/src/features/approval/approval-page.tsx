import type { PageFile } from '#/boot/pages/page-file.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
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
