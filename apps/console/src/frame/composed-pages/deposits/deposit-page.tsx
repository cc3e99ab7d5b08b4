import type { PageFile, PageProps } from '#/boot/pages/page-file.ts';
import { Deposits, prefetch as prefetchDeposits } from '#/features/deposits/deposits.tsx';
import { lazyPart } from '#/kit/page/lazy-part.tsx';
import { usePageAddress } from '#/kit/page/page-address.tsx';
import { useCan } from '#/kit/permission/use-can.ts';

export const prefetch: PageFile['prefetch'] = async (at) => {
  if (!('view' in at.search)) await prefetchDeposits(at);
};

/** Comes with its words when somebody looks at exchanges, which the menu has no entry for. */
const Exchanges = lazyPart(
  async () => (await import('#/features/exchanges/exchanges.tsx')).Exchanges,
  ['exchange-record'],
);

export function Page(props: PageProps) {
  const { search } = usePageAddress();
  const mayReadExchanges = useCan('read', 'client');
  if (!mayReadExchanges || search['view'] !== 'exchange') return <Deposits {...props} />;
  return <Exchanges {...props} />;
}
