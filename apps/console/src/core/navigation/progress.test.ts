import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProgress, trickle } from './progress.ts';

describe('the progress bar of a navigation', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  // @rule navigation: The progress bar starts at 0.3, takes 500 ms, trickles every 200 ms, without spinner
  it('begins at three tenths, grows every 200 ms, and is gone 500 ms after the end', () => {
    const progress = createProgress();
    progress.start();
    expect(progress.read()).toBe(0.3);
    vi.advanceTimersByTime(199);
    expect(progress.read()).toBe(0.3);
    vi.advanceTimersByTime(1);
    expect(progress.read()).toBeGreaterThan(0.3);
    progress.finish();
    expect(progress.read()).toBe(1);
    vi.advanceTimersByTime(499);
    expect(progress.read()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(progress.read()).toBeNull();
  });

  it('never arrives before the page does', () => {
    let progress = 0.3;
    for (let step = 0; step < 1_000; step++) progress = trickle(progress);
    expect(progress).toBeLessThan(1);
  });

  it('goes on for a navigation that begins while the bar of the last one fades', () => {
    const progress = createProgress();
    progress.start();
    progress.finish();
    progress.start();
    vi.advanceTimersByTime(500);
    expect(progress.read()).not.toBeNull();
    progress.finish();
  });

  it('goes on until all that is under way has arrived, however often a navigation was begun', () => {
    const progress = createProgress();
    progress.start();
    const dialogArrived = progress.begin();
    progress.start();
    dialogArrived();
    expect(progress.read(), 'the page is still on its way').toBeLessThan(1);
    progress.finish();
    expect(progress.read()).toBe(1);

    const [firstArrived, secondArrived] = [progress.begin(), progress.begin()];
    progress.start();
    progress.finish();
    expect(progress.read(), 'the dialogs are').toBeLessThan(1);
    firstArrived();
    firstArrived();
    expect(progress.read()).toBeLessThan(1);
    secondArrived();
    expect(progress.read()).toBe(1);
  });
});
