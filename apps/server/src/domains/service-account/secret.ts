import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const secretBytes = 32;
const prefixLength = 10;

/** A new secret. It begins with letters that scanners of source code can be taught to look for. */
export function newSecret(): { secret: string; prefix: string; hash: string } {
  const secret = `bds_${randomBytes(secretBytes).toString('base64url')}`;
  return { secret, prefix: secret.slice(0, prefixLength), hash: hashOf(secret) };
}

/** Whether the secret is the one of the hash, in the same time whatever it is. */
export function isSecretOf(secret: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

/** Without a salt, and fast: 256 random bits cannot be guessed from their hash. */
function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
