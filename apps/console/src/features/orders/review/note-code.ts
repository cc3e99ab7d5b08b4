const reasons = [
  'not_filled',
  'product_closed',
  'not_eligible',
  'client_request',
  'duplicate',
  'other',
] as const;

/** Why the clock has ended a subscription. */
const ends = ['not_renewed', 'insufficient_funds', 'client_disabled'] as const;

/** What a note is a code of; null where somebody has written it. */
export function noteCode(
  note: string,
):
  | { of: 'reason'; name: (typeof reasons)[number] }
  | { of: 'end'; name: (typeof ends)[number] }
  | null {
  const reason = reasons.find((code) => code === note);
  if (reason !== undefined) return { of: 'reason', name: reason };
  const end = ends.find((code) => code === note);
  return end === undefined ? null : { of: 'end', name: end };
}
