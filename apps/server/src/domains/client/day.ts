/** Whether the text, `2026-02-28`, is a day of the calendar: there is no 30 February. */
export function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** Today in UTC, to be compared with a day as text. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
