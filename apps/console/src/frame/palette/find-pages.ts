import type { MenuEntry, MenuName } from '@brokerdesk/policy';
import { searchEntries } from '#/frame/navigation/menu.ts';
import { type Marked, partByInitials } from './marked-part.ts';

export type FoundPage = {
  entry: MenuEntry;
  /** The group of the menu in which it is. */
  parent: MenuName | null;
  title: string;
  marked: Marked | null;
};

export type MenuWords = { title: (name: MenuName) => string; initials: (name: MenuName) => string };

/** How near what was typed is to a page: the less the nearer. */
function distance({ entry, title }: FoundPage, initials: string, typed: string): number {
  const at = title.toLocaleLowerCase().indexOf(typed);
  if (at !== -1) return at === 0 ? 0 : 1;
  const inInitials = initials.indexOf(typed);
  if (inInitials !== -1) return inInitials === 0 ? 2 : 3;
  return entry.path.includes(typed) ? 4 : 5;
}

/**
 * The pages of the menu that are found by their title, the initials of its characters, their path,
 * or the name of their group: the nearest ones first. Where nothing is typed, all of them.
 */
export function findPages(
  menu: readonly MenuEntry[],
  typed: string,
  words: MenuWords,
): readonly FoundPage[] {
  const wanted = typed.trim().toLocaleLowerCase();
  const found = searchEntries(menu, wanted, ({ name, path }) => [
    words.title(name),
    words.initials(name),
    path,
  ]);
  const pages = found.flatMap((entry) =>
    (entry.children ?? [entry]).map((leaf): FoundPage => {
      const title = words.title(leaf.name);
      const marked = partByInitials(title, words.initials(leaf.name), wanted);
      return { entry: leaf, parent: entry.children ? entry.name : null, title, marked };
    }),
  );
  if (wanted === '') return pages;
  const near = (page: FoundPage) => distance(page, words.initials(page.entry.name), wanted);
  return pages.toSorted((one, other) => near(one) - near(other));
}
