import type { Device } from '@brokerdesk/sdk';

// In this order: an iPhone says that it is like a Mac, and Android that it is a Linux.
const systems: readonly (readonly [RegExp, Device['os']])[] = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac/i, 'Mac'],
  [/linux|cros/i, 'Linux'],
];

/** Browsers hide whether a window is incognito: forbidden storage is taken for it. */
export function describeDevice(userAgent: string, hasStorage: boolean, touchPoints = 0): Device {
  const named = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown';
  // An iPad calls itself a Mac. No Mac has a touch screen.
  const os = named === 'Mac' && touchPoints > 1 ? 'iOS' : named;
  return {
    os,
    type: os === 'Android' || os === 'iOS' ? 'mobile' : 'desktop',
    incognito: !hasStorage,
  };
}

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

/** Counts seconds of sleep, too. */
export function idleSeconds(): () => number {
  let last = Date.now();
  const note = (event: Event) => {
    if (event.isTrusted) last = Date.now();
  };
  for (const type of inputs) addEventListener(type, note, { capture: true, passive: true });
  return () => Math.max(0, Math.floor((Date.now() - last) / 1000));
}
