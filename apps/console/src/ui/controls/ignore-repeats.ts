import type { KeyboardEvent } from 'react';

/** A key held down presses a button again and again: one press is one decision at most. */
export function ignoreRepeats(event: KeyboardEvent) {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
