import { useWideScreen } from './use-wide-screen.ts';

let thumb: MediaQueryList | undefined;

/**
 * Returns true if the browser's own select and date fields are better: on touch devices and narrow screens,
 * with the system's own pickers.
 */
export function useNativeControls(): boolean {
  thumb ??= matchMedia('(pointer: coarse)');
  return !useWideScreen() || thumb.matches;
}
