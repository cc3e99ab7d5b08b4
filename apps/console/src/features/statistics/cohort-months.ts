import type { Schemas } from '@brokerdesk/sdk';

type Counts = { deposited: number; active: number };

export type CohortRow = {
  month: string;
  clients: number;
  /** By how many months after the registration; a month that is still to come has none. */
  counts: readonly Counts[];
};

/** A row for each month with a registration, with every month since, and how many columns there are. */
export function cohortMonths({ cohorts, as_of, timezone }: Schemas.Cohorts): {
  rows: CohortRow[];
  columns: number[];
} {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  // Such as 2026-11-25.
  const present = monthNumber(day.format(new Date(as_of)));
  const rows = cohorts.map(({ month, clients, months }) => {
    const byAfter = new Map(months.map(({ after, ...counts }) => [after, counts]));
    const passed = Math.max(0, present - monthNumber(month)) + 1;
    const counts = Array.from(
      { length: passed },
      (_, after): Counts => byAfter.get(after) ?? { deposited: 0, active: 0 },
    );
    return { month, clients, counts };
  });
  const widest = Math.max(0, ...rows.map(({ counts }) => counts.length));
  return { rows, columns: Array.from({ length: widest }, (_, after) => after) };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));

export const shareOf = (count: number, clients: number) => (clients === 0 ? 0 : count / clients);

/** `2026-02-28` of `2026-02`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** `2026-01` for the month two after `2025-11`. */
export function monthAfter(month: string, after: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + after, 1)).toISOString().slice(0, 7);
}
