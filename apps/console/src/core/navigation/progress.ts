import { createStore } from '#/core/browser/store.ts';

export const progressMin = 0.3;
export const progressSpeedMs = 500;
const progressTrickleMs = 200;
const progressMax = 0.994;

export function trickle(progress: number): number {
  const step = progress < 0.5 ? 0.04 : progress < 0.8 ? 0.02 : 0.005;
  return Math.min(progress + step, progressMax);
}

const navigation = Symbol('navigation');

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
    begin(): () => void {
      const work = Symbol();
      begin(work);
      return () => end(work);
    },
  };
}

export type Progress = ReturnType<typeof createProgress>;

export const progress = createProgress();
