import { type MenuEntry, type MenuName, menuTree, type Resource } from '@brokerdesk/policy';

/** The menu entry that a resource is known by; null for one that has none. */
export function menuNameOf(resource: Resource): MenuName | null {
  return names.get(resource) ?? null;
}

function entriesOf(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])]);
}

/** A page without a resource of its own comes after the entry that has it. */
const names = new Map<Resource, MenuName>(
  entriesOf(menuTree)
    .toReversed()
    .map(({ meta, name }) => [meta.resource, name]),
);
