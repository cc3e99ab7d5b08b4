import { memoryStorage, openStorage, storeIfRoom } from './browser-storage.ts';
import { environmentKey, pageBaseUrls, resolveEnvironment, sessionKeyOf } from './environment.ts';
import { createTheme } from './theme.ts';

const openedTab = openStorage(() => sessionStorage);

/** Whether the browser keeps nothing, not even until the tab is closed. */
export const isIncognito = openedTab === null;

export const tabStorage = openedTab ?? memoryStorage();

export const preferences = openStorage(() => localStorage) ?? memoryStorage();

export const openedSearch = location.search;

export const environment = resolveEnvironment(
  openedSearch,
  preferences.getItem(environmentKey),
  location.origin,
  pageBaseUrls(),
);
export const sessionKey = sessionKeyOf(environment.baseUrl, location.origin);
storeIfRoom(preferences, environmentKey, environment.tenant);

export const theme = createTheme(preferences, document.documentElement);
