/** An order that takes part, with the whole lots that it applied for. */
export interface Applicant {
  id: string;
  clientId: string;
  lots: number;
}

/** Lots by the id of the order; an order that is not named gets none. */
export type AllottedLots = Map<string, number>;

export function lotsOf(applicants: readonly Pick<Applicant, 'lots'>[]): number {
  return applicants.reduce((sum, { lots }) => sum + lots, 0);
}

/** The orders of each client, clients and orders in the order in which they came. */
export function byClient(applicants: readonly Applicant[]): Applicant[][] {
  const clients = new Map<string, Applicant[]>();
  for (const applicant of applicants) {
    const orders = clients.get(applicant.clientId);
    if (orders === undefined) clients.set(applicant.clientId, [applicant]);
    else orders.push(applicant);
  }
  return [...clients.values()];
}

/** Adds lots to the orders of one client, the earliest filled first; returns what found no room. */
export function fillOrders(
  orders: readonly Applicant[],
  lots: number,
  allotted: AllottedLots,
): number {
  let left = lots;
  for (const { id, lots: wanted } of orders) {
    const has = allotted.get(id) ?? 0;
    const more = Math.min(left, wanted - has);
    if (more > 0) allotted.set(id, has + more);
    left -= more;
  }
  return left;
}
