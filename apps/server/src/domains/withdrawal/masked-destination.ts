import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { maskCard, maskPhone } from '../client/mask.ts';

/** As it is shown, also by the audit log. An address of a chain is public there. */
export function maskedDestination(destination: Destination): Destination {
  if (destination.kind !== 'bank') return destination;
  const { acc_no: number, phone } = destination;
  return { ...destination, acc_no: maskCard(number), phone: phone && maskPhone(phone) };
}
