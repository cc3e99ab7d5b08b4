import { useState, useSyncExternalStore } from 'react';

/** From 768 px on there is room for tables. */
const wideQuery = '(min-width: 768px)';

/** A window that is being dragged across the border changes the page once, when it rests. */
const settleMs = 200;

let query: MediaQueryList | undefined;

/** One for all who ask: to make one takes longer than to read it, and it is read with every drawing. */
function wideScreen(): MediaQueryList {
  query ??= matchMedia(wideQuery);
  return query;
}

function subscribe(onChange: () => void) {
  const query = wideScreen();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const onCross = () => {
    clearTimeout(settling);
    settling = setTimeout(onChange, settleMs);
  };
  query.addEventListener('change', onCross);
  return () => {
    clearTimeout(settling);
    query.removeEventListener('change', onCross);
  };
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wideScreen().matches);
}

export function useRoomForTwo(): boolean {
  const [query] = useState(() => matchMedia('(min-width: 1440px)'));
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => query.matches,
  );
}
