import type { Namespace } from 'i18next';
import { usePageTitle } from '#/core/browser/page-title.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import type { PageFile, PageName } from '#/core/pages/page-route.ts';
import type { List, ListSearch } from './define-list.ts';
import { DefinedList } from './defined-list.tsx';
import type { ListPageOptions } from './list-page-options.ts';
import type { ListPage as Page } from './table/column.ts';

function ListHeading({ name }: { name: PageName }) {
  const { t } = useTranslation('menu');
  usePageTitle(t(name));
  return (
    <h1 className="mr-2 text-xl font-semibold max-md:mr-0 max-md:truncate max-[1400px]:[&:lang(en)]:text-lg">
      {t(name)}
    </h1>
  );
}

type Prefetch = NonNullable<PageFile['prefetch']>;

/**
 * The page of a list: its file exports what this returns. Labels follow a convention of keys, see `useListLabels`.
 *
 * @example
 * export const { Page, prefetch } = listPage(list, { columns, drawer: MessageDrawer });
 */
export function listPage<
  Row extends { id: string },
  Search extends ListSearch,
  const Namespaces extends readonly Extract<Namespace, string>[],
>(
  list: List<Search, Page<Row>, Namespaces>,
  { prefetch, ...options }: ListPageOptions<Row, Search, NoInfer<Namespaces>>,
): PageFile & { prefetch: Prefetch } {
  // One element: a page that is shown again gives its list what it had.
  const heading = <ListHeading name={list.name} />;
  const page = () => <DefinedList list={list} heading={heading} {...options} />;
  return {
    Page: page,
    prefetch: async (at) => {
      await Promise.all([list.prefetch(at), prefetch?.(at)]);
    },
  };
}
