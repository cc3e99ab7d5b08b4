const minuteMs = 60_000;
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;

/** How long something has waited, in its largest whole unit; less than a minute is a minute. */
export function waitedSince(since: string, now: Date) {
  const waited = Math.max(minuteMs, now.getTime() - Date.parse(since));
  const { unit, ms } = units.find((one) => waited >= one.ms) ?? units[2];
  return { unit, count: Math.floor(waited / ms) };
}
