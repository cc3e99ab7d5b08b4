import { useWideScreen } from './use-wide-screen.ts';

let thumb: MediaQueryList | undefined;

/**
 * Whether the browser's own select and date fields are the better ones: under a thumb, and on a narrow screen, where
 * the system shows its own wheels and sheets.
 */
export function useNativeControls(): boolean {
  thumb ??= matchMedia('(pointer: coarse)');
  return !useWideScreen() || thumb.matches;
}
