import type { Shortcut, ShortcutWords } from '#/kit/ui/use-shortcuts.ts';

type GroupName<Words> = Words extends `${infer Group}.${string}` ? Group : never;
export type KeyGroup = GroupName<ShortcutWords>;

/** From what is nearest to what is always there. */
const ranks: Readonly<Record<KeyGroup, number>> = {
  panel: 1,
  review: 2,
  viewer: 3,
  list: 4,
  everywhere: 5,
};

const groupOf = (words: ShortcutWords) => words.split('.')[0];

/** The keys by what they belong to, each group in the order in which they were bound. */
export function groupKeys(active: ReadonlyMap<string, Shortcut>) {
  const all = [...active].map(([key, { words }]) => ({ key, words })).toReversed();
  // The keys of the record are the groups.
  const groups = Object.keys(ranks) as KeyGroup[];
  return groups
    .toSorted((one, other) => ranks[one] - ranks[other])
    .map((group) => ({
      group,
      shortcuts: all.filter(({ words }) => groupOf(words) === group),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
