const dayMs = 86_400_000;

/** The Wednesday up to so many weeks from now: markets are open on it. */
export function inWeeks(weeks: number): string {
  const day = new Date(Date.now() + weeks * 7 * dayMs);
  const sinceWednesday = (day.getUTCDay() + 4) % 7;
  return `${new Date(day.getTime() - sinceWednesday * dayMs).toISOString().slice(0, 10)}T10:00`;
}
