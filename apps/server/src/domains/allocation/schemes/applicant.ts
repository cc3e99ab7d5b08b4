export interface Applicant {
  id: string;
  clientId: string;
  lots: number;
}

/** An order that is not named gets none. */
export type AllottedLots = Map<string, number>;

export function lotsOf(applicants: readonly Pick<Applicant, 'lots'>[]): number {
  return applicants.reduce((sum, { lots }) => sum + lots, 0);
}

export function byClient(applicants: readonly Applicant[]): Applicant[][] {
  const clients = new Map<string, Applicant[]>();
  for (const applicant of applicants) {
    const orders = clients.get(applicant.clientId);
    if (orders === undefined) clients.set(applicant.clientId, [applicant]);
    else orders.push(applicant);
  }
  return [...clients.values()];
}

/** Fills the earliest order first; returns the lots that found no room. */
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
