export type Network = { family: 4 | 6; first: bigint; last: bigint };

const bits = { 4: 32, 6: 128 } as const;

/**
 * In CIDR notation, as the server reads it: a zone (`fe80::1%eth0`) and IPv4 spelled as IPv6 are none. Null for any
 * other text.
 */
export function readNetwork(text: string): Network | null {
  const [address = '', length, ...rest] = text.trim().split('/');
  if (rest.length > 0) return null;
  const family = address.includes(':') ? 6 : 4;
  const value = family === 6 ? readIpv6(address) : readIpv4(address);
  if (value === null || (family === 6 && isIpv4Spelled(value))) return null;
  if (length !== undefined && !/^(0|[1-9]\d{0,2})$/.test(length)) return null;
  const prefix = length === undefined ? bits[family] : Number(length);
  if (prefix > bits[family]) return null;
  const size = 1n << BigInt(bits[family] - prefix);
  const first = (value / size) * size;
  return { family, first, last: first + size - 1n };
}

/** `203.0.113.0/24` for `203.0.113.10/24`; null for any other text. */
export function enclosingNetwork(text: string): string | null {
  const [address = '', length] = text.trim().split('/');
  const network = readNetwork(text);
  if (network === null || length === undefined) return null;
  const typed = readNetwork(address);
  if (typed === null || typed.first === network.first) return null;
  return `${network.family === 4 ? ipv4Text(network.first) : ipv6Text(network.first)}/${length}`;
}

const ipv4Text = (value: bigint) =>
  [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join('.');

/** The URL parser shortens the longest run of zeros, as the database does. */
function ipv6Text(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, at) =>
    ((value >> BigInt(112 - at * 16)) & 0xffffn).toString(16),
  );
  return new URL(`http://[${groups.join(':')}]/`).hostname.slice(1, -1);
}

export function contains(one: Network, other: Network): boolean {
  return one.family === other.family && one.first <= other.first && other.last <= one.last;
}

export function overlaps(one: Network, other: Network): boolean {
  return contains(one, other) || contains(other, one);
}

function readIpv4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  let value = 0n;
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    value = value * 256n + BigInt(part);
  }
  return value;
}

function readIpv6(text: string): bigint | null {
  const halves = withHexTail(text)?.split('::') ?? [];
  if (halves.length === 0 || halves.length > 2) return null;
  const [head = [], tail = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - head.length - tail.length;
  // The two colons replace one group at least.
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...tail];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((value, group) => value * 0x10000n + BigInt(`0x${group}`), 0n);
}

/** `::192.0.2.1` with its end as two groups. */
function withHexTail(text: string): string | null {
  if (!text.includes('.')) return text;
  const at = text.lastIndexOf(':') + 1;
  const tail = readIpv4(text.slice(at));
  if (tail === null) return null;
  return `${text.slice(0, at)}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}`;
}

/** `::ffff:192.0.2.1`. */
function isIpv4Spelled(value: bigint): boolean {
  return value >> 32n === 0xffffn;
}
