import type { Shortcut, ShortcutLabel } from '#/ui/controls/use-shortcuts.ts';

type GroupName<Words> = Words extends `${infer Group}.${string}` ? Group : never;
export type KeyGroup = GroupName<ShortcutLabel>;

/** From what is nearest to what is always there. */
const ranks: Readonly<Record<KeyGroup, number>> = {
  panel: 1,
  review: 2,
  viewer: 3,
  list: 4,
  everywhere: 5,
};

const groupOf = (label: ShortcutLabel) => label.split('.')[0];

/** The keys by what they belong to, each group in the order in which they were bound. */
export function groupKeys(active: ReadonlyMap<string, Shortcut>) {
  const all = [...active].map(([key, { labelKey }]) => ({ key, labelKey })).toReversed();
  // The keys of the record are the groups.
  const groups = Object.keys(ranks) as KeyGroup[];
  return groups
    .toSorted((one, other) => ranks[one] - ranks[other])
    .map((group) => ({
      group,
      shortcuts: all.filter(({ labelKey }) => groupOf(labelKey) === group),
    }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}
