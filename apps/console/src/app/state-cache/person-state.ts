import { preferences } from '#/core/browser/browser.ts';
import { createStateCache, dropOtherVersions, type StateCache } from './state-cache.ts';

export type PersonState = {
  /** How the user has left the side menu; null until it was ever touched. */
  sideBar: 'collapsed' | 'expanded' | null;
};

const parse = ({ sideBar }: Readonly<Record<string, unknown>>): PersonState => ({
  sideBar: sideBar === 'collapsed' || sideBar === 'expanded' ? sideBar : null,
});

const caches = new Map<string, StateCache<PersonState>>();

/** The one of a person, the same each time. */
export function personState(userId: string): StateCache<PersonState> {
  const known = caches.get(userId);
  if (known) return known;
  const cache = createStateCache({ name: userId, storage: preferences, parse });
  caches.set(userId, cache);
  return cache;
}

window.addEventListener('pagehide', () => {
  for (const cache of caches.values()) cache.flush();
});
window.addEventListener('storage', ({ key }) => {
  for (const cache of caches.values()) cache.adopt(key);
});

// Removes the key used before preferences were kept per user.
preferences.removeItem('brokerdesk.side-bar');
if (preferences instanceof Storage) dropOtherVersions(preferences);
