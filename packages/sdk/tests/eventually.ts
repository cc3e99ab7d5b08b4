import { vi } from 'vitest';

/** Waits for what comes by itself, also on a machine that is busy with much else. */
export const eventually = <T>(condition: () => T | Promise<T>) =>
  vi.waitUntil(condition, { timeout: 15_000, interval: 5 });
