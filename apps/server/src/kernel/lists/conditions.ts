import { type AnyColumn, and, gte, lt, type SQL } from 'drizzle-orm';

export function when<T>(
  value: T | undefined,
  condition: (value: T) => SQL | undefined,
): SQL | undefined {
  return value === undefined ? undefined : condition(value);
}

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

/** The condition that the moment is in the period; its end is no part of it. */
export const within = (moment: AnyColumn, { from, to }: Period): SQL | undefined =>
  and(
    when(from, (first) => gte(moment, new Date(first))),
    when(to, (next) => lt(moment, new Date(next))),
  );
