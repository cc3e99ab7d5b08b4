import type { SQL } from 'drizzle-orm';

/** The condition of a filter that is set; nothing for one that is not. */
export function when<T>(
  value: T | undefined,
  condition: (value: T) => SQL | undefined,
): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}
