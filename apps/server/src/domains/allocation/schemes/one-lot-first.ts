import { type AllottedLots, type Applicant, byClient, fillOrders } from './applicant.ts';
import { proRata } from './pro-rata.ts';
import { type Random, shuffled } from './random.ts';

/**
 * One lot to every client first, whatever was applied for, and the rest in proportion to what is still wanted. If
 * there are fewer lots than clients, a draw says who gets the one.
 */
export function oneLotFirst(
  applicants: readonly Applicant[],
  pool: number,
  random: Random,
): AllottedLots {
  const clients = byClient(applicants.filter(({ lots }) => lots > 0));
  const allotted: AllottedLots = new Map();
  const first = clients.length > pool ? shuffled(clients, random).slice(0, pool) : clients;
  for (const orders of first) fillOrders(orders, 1, allotted);
  const wanted = applicants.map((one) => ({
    ...one,
    lots: one.lots - (allotted.get(one.id) ?? 0),
  }));
  for (const [id, lots] of proRata(wanted, pool - first.length)) {
    if (lots > 0) allotted.set(id, (allotted.get(id) ?? 0) + lots);
  }
  return allotted;
}
