import { describe, expect, it } from 'vitest';
import { isChunkError, otherLabels } from './reload-once.ts';

describe('a file of the console that is missing', () => {
  it.each([
    ['Chrome', 'Failed to fetch dynamically imported module: https://desk/assets/a.js'],
    ['Firefox', 'error loading dynamically imported module: https://desk/assets/a.js'],
    ['Safari', 'Importing a module script failed.'],
    ['Vite', 'Unable to preload CSS for /assets/a.css'],
  ])('is recognised by the message of %s, also in our own message', (_, message) => {
    const error = new TypeError(message);
    expect(isChunkError(error)).toBe(true);
    expect(() => otherLabels(error)).toThrow(`A file is missing: ${message}`);
    expect(isChunkError(new Error(`A file is missing: ${message}`))).toBe(true);
  });

  it.each([new TypeError('x is not a function'), 'Importing a module script failed', null])(
    'is not any other error: %s',
    (error) => {
      expect(isChunkError(error)).toBe(false);
    },
  );
});
