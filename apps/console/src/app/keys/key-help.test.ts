import { expect, test } from 'vitest';
import type { Shortcut } from '#/ui/controls/use-shortcuts.ts';
import { groupKeys } from './key-help.tsx';

/** As `activeShortcuts` gives them: the one that was bound last comes first. */
const active = new Map<string, Shortcut>([
  ['Mod+k', { labelKey: 'everywhere.palette' }],
  ['Escape', { labelKey: 'panel.close' }],
  ['k', { labelKey: 'list.previous' }],
  ['j', { labelKey: 'list.next' }],
]);

test('the keys are listed by group, the nearest first, and in the order of their binding', () => {
  expect(groupKeys(active)).toEqual([
    { group: 'panel', shortcuts: [{ key: 'Escape', labelKey: 'panel.close' }] },
    {
      group: 'list',
      shortcuts: [
        { key: 'j', labelKey: 'list.next' },
        { key: 'k', labelKey: 'list.previous' },
      ],
    },
    { group: 'everywhere', shortcuts: [{ key: 'Mod+k', labelKey: 'everywhere.palette' }] },
  ]);
});

test('a place without keys of a group does not name the group', () => {
  expect(groupKeys(new Map()).length).toBe(0);
});
