import type { Destination } from '../../kernel/db/schema/withdrawal.ts';
import { maskCard } from '../client/mask.ts';

/** As it is shown, also by the audit log. An address of a chain is public there. */
export const maskedDestination = (destination: Destination): Destination =>
  destination.kind === 'bank'
    ? { ...destination, acc_no: maskCard(destination.acc_no) }
    : destination;
