import { type KeyValueStorage, storeIfRoom } from './browser-storage.ts';
import { createStore } from './store.ts';

export const themeKey = 'brokerdesk.theme';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

export function createTheme(storage: KeyValueStorage, root: HTMLElement) {
  const stored = storage.getItem(themeKey);
  const theme = createStore<Theme>(themes.find((known) => known === stored) ?? 'system');
  return {
    ...theme,
    choose(next: Theme): void {
      if (next === 'system') {
        storage.removeItem(themeKey);
        delete root.dataset['theme'];
      } else {
        root.dataset['theme'] = next;
        storeIfRoom(storage, themeKey, next);
      }
      theme.write(next);
    },
  };
}
