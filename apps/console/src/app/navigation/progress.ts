import { createStore } from '#/app/store.ts';

/** The bar's first step, as a part of the whole: it shows at once that something has begun. */
export const progressMin = 0.3;
/** How long the bar takes for a step, and at the end to fade, in milliseconds. */
export const progressSpeedMs = 500;
/** The pause between two steps while nothing is known, in milliseconds. */
const progressTrickleMs = 200;
/** It never arrives by itself. */
const progressMax = 0.994;

/** How far a step goes: less the further the bar is. */
export function trickle(progress: number): number {
  const step = progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, progressMax);
}

/** The progress bar of navigations: a part of the whole, or null while there is nothing to show. */
export function createProgress() {
  const progress = createStore<number | null>(null);
  let timer: ReturnType<typeof setInterval> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  return {
    ...progress,
    start(): void {
      if (timer !== undefined) return;
      clearTimeout(fading);
      progress.write(progressMin);
      timer = setInterval(
        () => progress.write(trickle(progress.read() ?? progressMin)),
        progressTrickleMs,
      );
    },
    finish(): void {
      if (timer === undefined) return;
      clearInterval(timer);
      timer = undefined;
      progress.write(1);
      fading = setTimeout(() => progress.write(null), progressSpeedMs);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

/** The one of this page. */
export const progress = createProgress();
