import { type OrderReason, orderReasons } from '../api/decide-order.ts';

/** Why the clock has ended a subscription. */
const ends = ['not_renewed', 'insufficient_funds', 'client_disabled'] as const;

/** What a note is a code of; null where somebody has written it. */
export function noteCode(
  note: string,
): { of: 'reason'; name: OrderReason } | { of: 'end'; name: (typeof ends)[number] } | null {
  const reason = orderReasons.find((code) => code === note);
  if (reason !== undefined) return { of: 'reason', name: reason };
  const end = ends.find((code) => code === note);
  return end === undefined ? null : { of: 'end', name: end };
}
