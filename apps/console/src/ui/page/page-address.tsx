import { createContext, type ReactNode, useContext } from 'react';

export type PageAddress = {
  search: Readonly<Record<string, unknown>>;
  latestSearch: () => Readonly<Record<string, unknown>>;
  /** Updates the address; a hidden page updates the one that it will have when shown again. */
  change: (search: Record<string, unknown>, replace: boolean) => void;
};

const Context = createContext<PageAddress | null>(null);

export function PageAddressProvider({
  address,
  children,
}: {
  address: PageAddress;
  children: ReactNode;
}) {
  return <Context value={address}>{children}</Context>;
}

/**
 * The address of the page that this is on. Pages stay when another one is shown, so none of
 * them may ask the router, which only knows the shown one.
 */
export function usePageAddress(): PageAddress {
  const address = useContext(Context);
  if (address === null) throw new Error('Only a page has an address: it stands outside of one.');
  return address;
}
