import { depositList } from '#/features/deposits/api/list-deposits.ts';
import { DepositQueue } from '#/features/deposits/deposit-queue.tsx';
import { readDepositSearch } from '#/features/deposits/deposit-search.ts';
import { useListAddress } from '#/shared/filter/use-list-address.ts';
import { lazyPart } from '#/shared/page/lazy-part.tsx';
import { ListPage } from '#/shared/page/list-page.tsx';
import { usePageAddress } from '#/shared/page/page-address.tsx';
import type { PageFile } from '#/shared/page/page-file.ts';
import { useCan } from '#/shared/permission/use-can.ts';

export const ahead: PageFile['ahead'] = async (at) => {
  if (!('view' in at.search)) await depositList.ahead(at);
};

/** Comes with its words when somebody looks at exchanges, which the menu has no entry for. */
const Exchanges = lazyPart(
  async () => (await import('./exchanges.tsx')).Exchanges,
  ['exchange-record'],
);

export function Page() {
  const { search } = usePageAddress();
  const mayReadExchanges = useCan('read', 'client');
  if (!mayReadExchanges || search['view'] !== 'exchange') return <Deposits />;
  return <Exchanges />;
}

function Deposits() {
  const [search, change] = useListAddress(readDepositSearch);
  return (
    <ListPage name="deposit">
      <DepositQueue search={search} onSearchChange={change} />
    </ListPage>
  );
}
