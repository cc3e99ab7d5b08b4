import { usePageAddress } from '#/ui/page/page-address.tsx';
import { type ClientTab, withClient } from './client-address.ts';

/** Opens a client over whatever the page shows; "back" closes it again. */
export function useOpenClient(): (id: string, tab?: ClientTab) => void {
  const { search, change } = usePageAddress();
  return (id, tab) => change(withClient(search, id, tab), search['client'] !== undefined);
}
