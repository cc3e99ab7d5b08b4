import { afterEach, beforeEach, expect, test } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { activeShortcuts, type Shortcuts, useShortcuts } from './use-shortcuts.ts';

const pressed: string[] = [];

function Page() {
  const names = ['j', 'x', 'X', '?', '+', '[', 'ArrowLeft', 'Mod+k'];
  const labelKey = 'list.next';
  const shortcuts: Shortcuts = Object.fromEntries(
    names.map((name) => [name, { labelKey, run: () => pressed.push(name) }]),
  );
  useShortcuts(shortcuts);
  return null;
}

let remove: () => void;
beforeEach(async () => {
  pressed.length = 0;
  remove = await draw(<Page />);
  await expect.poll(() => activeShortcuts().has('j')).toBe(true);
});
afterEach(() => remove());

const press = (key: string, held: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...held }));

test('a letter counts as a capital if Shift is held, and nowhere else: Caps Lock changes no key', () => {
  for (const [small, capital] of [
    ['x', 'X'],
    ['X', 'x'],
  ] as const) {
    press(small);
    press(capital, { shiftKey: true });
  }
  expect(pressed).toEqual(['x', 'X', 'x', 'X']);
  press('J');
  expect(pressed.at(-1)).toBe('j');
});

test('what is no letter is the key that it writes, whether Shift is held or not', () => {
  press('?', { shiftKey: true });
  press('?');
  press('+', { shiftKey: true });
  press('[');
  press('ArrowLeft');
  press('k', { ctrlKey: true });
  press('K', { metaKey: true });
  press('K', { ctrlKey: true, shiftKey: true });
  expect(pressed).toEqual(['?', '?', '+', '[', 'ArrowLeft', 'Mod+k', 'Mod+k']);
});
