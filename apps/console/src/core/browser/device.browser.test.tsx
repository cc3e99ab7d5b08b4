import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { idleSeconds } from './device.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

// @rule sign-in: The console counts seconds without input, of the user alone
// @in ./device.ts
test('a key and the pointer are input; time that the computer slept and events of scripts are not', async () => {
  const seconds = idleSeconds();
  vi.setSystemTime(Date.now() + 90_000);
  expect(seconds()).toBe(90);
  dispatchEvent(new KeyboardEvent('keydown'));
  dispatchEvent(new PointerEvent('pointermove'));
  expect(seconds()).toBe(90);
  await userEvent.keyboard('a');
  expect(seconds()).toBe(0);
  vi.setSystemTime(Date.now() + 90_000);
  await userEvent.click(document.body);
  expect(seconds()).toBe(0);
});
