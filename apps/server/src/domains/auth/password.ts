import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type NewPassword, refuseCommonPassword } from './common-password.ts';

const derive = promisify(argon2);

/** The least that OWASP's password storage guide asks of argon2id; memory in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const hashBytes = 32;
const saltBytes = 16;

/** The only way to a stored password. Throws as `refuseCommonPassword`. */
export async function hashNewPassword(next: NewPassword): Promise<string> {
  refuseCommonPassword(next);
  return hashPassword(next.md5);
}

async function hashPassword(md5: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const hash = await deriveHash(md5, salt, cost);
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(hash)}`;
}

/** For an unknown person pass null: the answer is no, and takes as long. */
export async function passwordMatches(md5: string, stored: string | null): Promise<boolean> {
  const { salt, hash, ...parameters } = parsePhc(stored ?? (await decoy()));
  const candidate = await deriveHash(md5, salt, parameters);
  return timingSafeEqual(candidate, hash) && stored !== null;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hashPassword(randomBytes(16).toString('hex'));
  return decoyHash;
}

/** Call it at start, so that the first unknown name does not take twice as long. */
export async function preparePasswords(): Promise<void> {
  await decoy();
}

function deriveHash(md5: string, nonce: Buffer, parameters: typeof cost): Promise<Buffer> {
  const message = md5.toLowerCase();
  return derive('argon2id', { message, nonce, tagLength: hashBytes, ...parameters });
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;

function parsePhc(stored: string) {
  const [, memory, passes, parallelism, salt, hash] = phc.exec(stored) ?? [];
  if (salt === undefined || hash === undefined) {
    throw new Error('A stored password is not an argon2id hash: restore staff_user.password_hash.');
  }
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
