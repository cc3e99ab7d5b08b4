/** Whether the calendar has this day, `2026-11-25`: JavaScript takes 30 February for 2 March. */
export function isDay(day: string): boolean {
  const read = new Date(day);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}
