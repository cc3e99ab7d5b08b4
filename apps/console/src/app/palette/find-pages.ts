import type { MenuEntry, MenuName } from '@brokerdesk/policy';
import { searchEntries } from '#/app/navigation/menu.ts';
import type { SearchTerms } from '#/app/navigation/search-terms.ts';
import type { PageEntry } from '#/app/pages/page-registry.ts';
import type { PageName } from '#/core/pages/page-route.ts';

export type Marked = { from: number; to: number };

export function partOf(text: string, query: string): Marked | null {
  const wanted = query.trim().toLocaleLowerCase();
  const from = wanted === '' ? -1 : text.toLocaleLowerCase().indexOf(wanted);
  return from === -1 ? null : { from, to: from + wanted.length };
}

export function partByInitials(text: string, initials: string, query: string): Marked | null {
  const plain = partOf(text, query);
  if (plain !== null || initials.length !== text.length) return plain;
  return partOf(initials, query);
}

type FoundPage = {
  entry: MenuEntry | PageEntry;
  /** The group of the menu in which it is or, for a page without an entry, the entry it belongs to. */
  parent: MenuName | null;
  title: string;
  marked: Marked | null;
};

export type MenuLabels = {
  title: (name: PageName) => string;
  terms: (name: PageName) => SearchTerms;
};

function distance({ entry, title }: FoundPage, terms: readonly string[], typed: string): number {
  const at = title.toLocaleLowerCase().indexOf(typed);
  if (at !== -1) return at === 0 ? 0 : 1;
  const matching = terms.filter((word) => word.includes(typed));
  if (matching.length > 0) return matching.some((word) => word.startsWith(typed)) ? 2 : 3;
  return entry.path.includes(typed) ? 4 : 5;
}

export function findPages(
  menu: readonly MenuEntry[],
  unlisted: readonly PageEntry[],
  typed: string,
  labels: MenuLabels,
): readonly FoundPage[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const describe = (entry: FoundPage['entry'], parent: MenuName | null): FoundPage => {
    const title = labels.title(entry.name);
    const marked = partByInitials(title, labels.terms(entry.name).initials, wanted);
    return { entry, parent, title, marked };
  };
  const searchTermsOf = (name: PageName) => {
    const { initials, others } = labels.terms(name);
    return [initials, ...others].map((word) => word.toLocaleLowerCase());
  };
  const found = searchEntries(menu, wanted, ({ name, path }) => [
    labels.title(name),
    ...searchTermsOf(name),
    path,
  ]);
  const listed = found.flatMap((entry) =>
    (entry.children ?? [entry]).map((leaf) => describe(leaf, entry.children ? entry.name : null)),
  );
  const below = unlisted.flatMap((page) => {
    const { name, path, parent } = page;
    const texts = [
      labels.title(name),
      ...searchTermsOf(name),
      path,
      parent && labels.title(parent.name),
    ];
    const isFound = texts.some((one) => one?.toLocaleLowerCase().includes(wanted));
    return isFound ? [describe(page, parent?.name ?? null)] : [];
  });
  const pages = [...listed, ...below];
  if (wanted === '') return pages;
  const near = (page: FoundPage) => distance(page, searchTermsOf(page.entry.name), wanted);
  return pages.toSorted((one, other) => near(one) - near(other));
}
