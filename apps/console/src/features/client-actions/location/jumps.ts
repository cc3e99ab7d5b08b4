import type { Schemas } from '@brokerdesk/sdk';

type Seen = Pick<Schemas.ClientAccess, 'at' | 'ip' | 'country' | 'city' | 'action'>;

export type Jump = { from: Seen; to: Seen; hours: number };

const oddWithinHours = 12;
const hourMs = 3_600_000;

/** Changes of the country that are too quick to be a journey, the latest first. */
export function findJumps(records: readonly Seen[]): Jump[] {
  const known = records
    .filter(({ action, country }) => action !== 'sign_in_failed' && country !== null)
    .toSorted((one, other) => one.at.localeCompare(other.at));
  return known
    .flatMap((to, at) => {
      const from = known[at - 1];
      if (from === undefined || from.country === to.country) return [];
      const hours = (Date.parse(to.at) - Date.parse(from.at)) / hourMs;
      return hours < oddWithinHours ? [{ from, to, hours }] : [];
    })
    .reverse();
}

export type Network = { name: string; count: number; firstAt: string; lastAt: string };

/** The networks that the client came from, the latest first. */
export function groupNetworks(records: readonly Seen[]): Network[] {
  const networks = new Map<string, Network>();
  for (const { ip, at, action } of records) {
    if (action === 'sign_in_failed') continue;
    const name = networkOf(ip);
    const known = networks.get(name);
    networks.set(name, {
      name,
      count: (known?.count ?? 0) + 1,
      firstAt: known && known.firstAt < at ? known.firstAt : at,
      lastAt: known && known.lastAt > at ? known.lastAt : at,
    });
  }
  return [...networks.values()].toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
}

/** The part of an address that a household or an office shares: /24, and of the longer ones /48. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = ''] = ip.split('::');
  return `${head.split(':').slice(0, 3).join(':')}::/48`;
}
