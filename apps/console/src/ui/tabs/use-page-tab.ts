import { usePageAddress } from '#/ui/page/page-address.tsx';

/**
 * The selected tab of a page, which is part of its address: a link leads to it, and the way back leaves it.
 *
 * @example
 * const [tab, selectTab] = usePageTab(['matrix', 'difference'], 'matrix');
 */
export function usePageTab<Name extends string>(
  names: readonly Name[],
  defaultName: NoInfer<Name>,
) {
  const { search, latestSearch, change } = usePageAddress();
  const tab = names.find((name) => name === search['tab']) ?? defaultName;
  const select = (name: Name) => {
    const { tab: _, ...rest } = latestSearch();
    change(name === defaultName ? rest : { ...rest, tab: name }, false);
  };
  return [tab, select] as const;
}
