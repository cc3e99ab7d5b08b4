import { createStore } from '#/core/browser/store.ts';

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

const navigation = Symbol('navigation');

/** The progress bar: a part of the whole, or null while there is nothing to show. It is there for all that is under way. */
export function createProgress() {
  const progress = createStore<number | null>(null);
  const underWay = new Set<symbol>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  function begin(work: symbol): void {
    underWay.add(work);
    if (timer !== undefined) return;
    clearTimeout(fading);
    progress.write(progressMin);
    timer = setInterval(
      () => progress.write(trickle(progress.read() ?? progressMin)),
      progressTrickleMs,
    );
  }

  function end(work: symbol): void {
    underWay.delete(work);
    if (underWay.size > 0 || timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    progress.write(1);
    fading = setTimeout(() => progress.write(null), progressSpeedMs);
  }

  return {
    ...progress,
    /** A navigation begins, or goes on in another direction: however often, it arrives once. */
    start: () => begin(navigation),
    finish: () => end(navigation),
    /** Other work begins; the answer ends it. */
    begin(): () => void {
      const work = Symbol();
      begin(work);
      return () => end(work);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

/** The one of this page. */
export const progress = createProgress();
