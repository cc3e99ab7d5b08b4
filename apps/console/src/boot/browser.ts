import { memoryStorage, openStorage, storeIfRoom } from './browser-storage.ts';
import { environmentKey, resolveEnvironment } from './environment.ts';
import { createTheme } from './theme.ts';

const openedTab = openStorage(() => sessionStorage);

/** Whether the browser keeps nothing, not even until the tab is closed. */
export const isIncognito = openedTab === null;

/** What is remembered until the tab is closed. */
export const tabStorage = openedTab ?? memoryStorage();

/** What a person has chosen in this browser. */
export const preferences = openStorage(() => localStorage) ?? memoryStorage();

export const environment = resolveEnvironment(
  location.search,
  preferences.getItem(environmentKey),
  location.origin,
);
storeIfRoom(preferences, environmentKey, environment.tenant);

export const theme = createTheme(preferences, document.documentElement);
