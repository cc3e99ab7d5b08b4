import type { PageFile } from '#/boot/pages/page-file.ts';
import { depositList } from '#/features/deposits/api/list-deposits.ts';
import { DepositQueue } from '#/features/deposits/deposit-queue.tsx';
import { readDepositSearch } from '#/features/deposits/deposit-search.ts';
import { useListAddress } from '#/kit/list/filter/use-list-address.ts';
import { ListPage } from '#/kit/list/list-page.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { useCan } from '#/kit/permission/use-can.ts';

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
