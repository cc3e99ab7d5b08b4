/** True for a day of the calendar, `2026-02-28`; JavaScript reads 30 February as 2 March. */
export function isDay(text: string): boolean {
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** In UTC. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}
