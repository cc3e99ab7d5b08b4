/** The bounds of a wait, in milliseconds. */
export interface BackOff {
  firstDelayMs: number;
  delayMaxMs: number;
}

/**
 * How long to wait before a repetition, the first one being 0: from half to the whole of a time that
 * doubles each time up to its maximum. Chance keeps many clients from coming back at once.
 */
export function delayBefore(repetition: number, bounds: BackOff, random: number): number {
  const whole = Math.min(bounds.delayMaxMs, bounds.firstDelayMs * 2 ** repetition);
  return whole * (1 - random / 2);
}
