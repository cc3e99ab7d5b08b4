import { isIPv6 } from 'node:net';

export function networkOf(ip: string): string {
  const address = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isIpv4 = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIpv4) return groups.slice(6).flatMap(bytesOf).join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  // A host of a URL is spelled in one way: in small letters, its last 32 bits as groups.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const head = parseGroups(before);
  if (after === undefined) return head;
  const tail = parseGroups(after);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

function parseGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}

function bytesOf(group: number): [number, number] {
  return [group >> 8, group & 0xff];
}
