import { createContext, type ReactNode, useContext } from 'react';

type PageAddress = {
  search: Readonly<Record<string, unknown>>;
  latestSearch: () => Readonly<Record<string, unknown>>;
  /** A hidden page updates the address that it will have when shown again. */
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

/** Pages stay when another one is shown, so none of them may ask the router, which only knows the shown one. */
export function usePageAddress(): PageAddress {
  const address = useContext(Context);
  if (address === null) throw new Error('PageAddressProvider is missing.');
  return address;
}

type Search = Readonly<Record<string, unknown>>;

export function without(search: Search, goes: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(search).filter(([key]) => !goes(key)));
}

/** They begin with a prefix: the list below has parameters of the same names, such as `currency` and `page`. */
export function ownParameters(prefix: string) {
  const isOwn = (key: string) => key.startsWith(prefix);
  return {
    isOwn,
    read: (search: Search): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(search)
          .filter(([key]) => isOwn(key))
          .map(([key, value]) => [key.slice(prefix.length), value]),
      ),
    write: (parameters: Search): Record<string, unknown> =>
      Object.fromEntries(
        Object.entries(parameters).map(([key, value]) => [`${prefix}${key}`, value]),
      ),
  };
}
