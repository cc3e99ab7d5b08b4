import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Reader } from '../kernel/db/database.ts';
import { serverKey } from '../kernel/db/schema.ts';
import { isSystemError, makeDataFolder } from '../kernel/make-data-folder.ts';

export const purposes = serverKey.purpose.enumValues;
export type Purpose = (typeof purposes)[number];

type DigestPurpose = Exclude<Purpose, 'access-token' | 'audit-log' | 'seal'>;

export interface Key {
  purpose: Purpose;
  number: number;
  /** `next` is accepted and not used yet, `previous` accepted and not used any more. */
  state: 'next' | 'current' | 'previous';
  bytes: Buffer;
}

export const keyId = ({ purpose, number }: Pick<Key, 'purpose' | 'number'>) =>
  `${purpose}-${number}`;

export interface Secrets {
  current(purpose: Purpose): Key;
  /** The current key of this moment, also if another process has replaced it. */
  currentIn(reader: Reader, purpose: Purpose): Promise<Key>;
  find(purpose: Purpose, id: string | undefined): Promise<Key | null>;
  /** The text under each accepted key, the current one first. */
  digests(purpose: DigestPurpose, text: string): string[];
  hashCaptcha(answer: string): string;
  hashRecoveryCode(code: string): string;
  hashInvitation(code: string): string;
  hashClientCode(clientId: string, code: string): string;
  hashIdNo(idNo: string): string;
  /** In base64url. */
  signUpload(text: string): string;
  /** AES-256-GCM; a different text each time. */
  seal(plain: string): string;
  /** Throws if the text was altered, or sealed with a key that is not accepted. */
  unseal(sealed: string): string;
}

export function secretsOf(
  keys: () => readonly Key[],
  inDatabase: Pick<Secrets, 'currentIn' | 'find'>,
): Secrets {
  const current = (purpose: Purpose) => {
    const key = keys().find((each) => each.purpose === purpose && each.state === 'current');
    if (key === undefined) throw new Error(`There is no current key for ${purpose}.`);
    return key;
  };
  const digest = (purpose: DigestPurpose, text: string) => digestOf(current(purpose), text);
  return {
    ...inDatabase,
    current,
    digests: (purpose, text) => acceptedIn(keys(), purpose).map((key) => digestOf(key, text)),
    hashCaptcha: (answer) => digest('captcha', answer),
    hashRecoveryCode: (code) => digest('recovery-code', code),
    hashInvitation: (code) => digest('invitation', code),
    hashClientCode: (clientId, code) => digest('client-code', `${clientId} ${code}`),
    hashIdNo: (idNo) => digest('id-no', idNo),
    signUpload: (text) => digest('upload', text),
    seal(plain) {
      const key = current('seal');
      return tagged(key, encrypt(key.bytes, plain).toString('base64url'));
    },
    unseal(sealed) {
      const [, id = 'seal-1', body = ''] = /^(?:([a-z]+-\d+)\.)?([\w-]+)$/.exec(sealed) ?? [];
      const key = acceptedIn(keys(), 'seal').find((each) => keyId(each) === id);
      if (key === undefined) throw new Error(`No key opens a text that is sealed with ${id}.`);
      return decrypt(key.bytes, Buffer.from(body, 'base64url')).toString('utf8');
    },
  };
}

const order = { current: 0, next: 1, previous: 2 };

function acceptedIn(keys: readonly Key[], purpose: Purpose): Key[] {
  return keys
    .filter((key) => key.purpose === purpose)
    .toSorted((one, other) => order[one.state] - order[other.state]);
}

function digestOf(key: Key, text: string): string {
  const digest = createHmac('sha256', key.bytes).update(text);
  if (key.purpose === 'upload') return digest.digest('base64url');
  if (key.purpose === 'fingerprint') return digest.digest('hex');
  return tagged(key, digest.digest('hex'));
}

/** Names the key in a stored text. One without a name is under the first key, as before there were others. */
function tagged(key: Key, text: string): string {
  return key.number === 1 ? text : `${keyId(key)}.${text}`;
}

/** The first key of each purpose, so that an installation needs JWT_SECRET alone. */
export function deriveKeys(jwtSecret: string): Key[] {
  return purposes.map((purpose) => ({
    ...{ purpose, number: 1, state: 'current' },
    bytes: deriveKey(jwtSecret, purpose),
  }));
}

export function deriveKey(jwtSecret: string, name: string): Buffer {
  return Buffer.from(hkdfSync('sha256', jwtSecret, 'brokerdesk', name, 32));
}

export function deriveSecrets(jwtSecret: string): Secrets {
  const keys = deriveKeys(jwtSecret);
  const secrets: Secrets = secretsOf(() => keys, {
    currentIn: async (_, purpose) => secrets.current(purpose),
    find: async (purpose, id) =>
      keys.find((key) => key.purpose === purpose && keyId(key) === id) ?? null,
  });
  return secrets;
}

const nonceBytes = 12;
const tagBytes = 16;

/** @param context Has to be the same to decrypt. */
export function encrypt(key: Buffer, plain: string | Buffer, context = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

export function decrypt(key: Buffer, bytes: Buffer, context = ''): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}

export async function keptJwtSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'jwt-secret');
  await makeDataFolder(dataDir);
  try {
    await writeFile(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error, 'EEXIST')) throw error;
  }
  return (await readFile(path, 'utf8')).trim();
}
