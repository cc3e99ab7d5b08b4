import { BlockList, isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';

const bits = { 4: 32, 6: 128 } as const;

/** Every IPv4 address, also in the spelling of IPv6 (`::ffff:192.0.2.1`). */
const everyIpv4 = new BlockList();
everyIpv4.addSubnet('0.0.0.0', 0, 'ipv4');

function familyOf(address: string): 4 | 6 | 0 {
  const family = isIP(address);
  if (family === 4) return 4;
  if (family !== 6) return 0;
  return everyIpv4.check(address, 'ipv6') ? 4 : 6;
}

interface Network {
  address: string;
  prefix: number;
  family: 4 | 6;
}

/**
 * Null also for a zone (`fe80::1%eth0`) and for IPv4 spelled as IPv6, which would seem to be one thing and match
 * another.
 */
export function readNetwork(cidr: string): Network | null {
  const [address = '', length, ...rest] = cidr.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || rest.length > 0 || address.includes('%')) return null;
  if (familyOf(address) !== family) return null;
  if (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length)) return null;
  const prefix = length === undefined ? bits[family] : Number(length);
  return prefix > bits[family] ? null : { address, prefix, family };
}

export async function canonicalCidr(reader: Reader, network: Network): Promise<string> {
  const text = `${network.address}/${network.prefix}`;
  const [row] = await reader
    .select({ cidr: sql<string>`network(${text}::inet)::text` })
    .from(sql`(values (1)) as one`);
  if (row === undefined) throw new Error('The database did not answer the network.');
  return row.cidr;
}

/** Throws for what `readNetwork` refuses. */
export function matcherOf(cidr: string): (address: string) => boolean {
  const network = readNetwork(cidr);
  if (network === null) throw new Error(`A stored IP rule is no network: ${cidr}.`);
  const list = new BlockList();
  list.addSubnet(network.address, network.prefix, network.family === 4 ? 'ipv4' : 'ipv6');
  return (address) =>
    familyOf(address) === network.family &&
    list.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}
