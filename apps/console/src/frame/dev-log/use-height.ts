import { useState } from 'react';
import { preferences } from '#/boot/browser.ts';
import { storeIfRoom } from '#/boot/browser-storage.ts';

const heightKey = 'brokerdesk.developer-log.height';

/** As parts of the window's height, in hundredths. */
export const heightMin = 15;
export const heightMax = 80;
const heightUsual = 35;

const within = (height: number) => Math.min(Math.max(Math.round(height), heightMin), heightMax);

/** How high the panel is in this browser. */
export function useHeight() {
  const [height, setHeight] = useState(() => {
    const kept = Number(preferences.getItem(heightKey) ?? heightUsual);
    return Number.isFinite(kept) ? within(kept) : heightUsual;
  });
  return {
    height,
    change(next: number) {
      setHeight(within(next));
      storeIfRoom(preferences, heightKey, String(within(next)));
    },
  };
}
