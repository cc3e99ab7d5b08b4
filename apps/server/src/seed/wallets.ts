import { createHash } from 'node:crypto';
import type { Random } from '../kernel/random.ts';

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Address with a valid checksum and no known key: its hash is random. */
export function drawnAddress(random: Random, version: number): string {
  const body = Buffer.from(version.toString(16).padStart(2, '0') + random.hex(40), 'hex');
  const checksum = sha256(sha256(body)).subarray(0, 4);
  const bytes = Buffer.concat([body, checksum]);
  let rest = BigInt(`0x${bytes.toString('hex')}`);
  let text = '';
  for (; rest > 0n; rest /= 58n) text = (alphabet[Number(rest % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros) + text;
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
