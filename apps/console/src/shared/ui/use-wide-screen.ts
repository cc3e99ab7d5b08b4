import { useSyncExternalStore } from 'react';

/** From 768 px on there is room for tables. */
const wideQuery = '(min-width: 768px)';

function subscribe(onChange: () => void) {
  const query = matchMedia(wideQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(wideQuery).matches);
}
