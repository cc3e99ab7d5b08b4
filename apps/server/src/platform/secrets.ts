import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSystemError, makeDataFolder } from '../kernel/make-data-folder.ts';

/** One key a purpose, all derived from JWT_SECRET, so that replicas need to share only that. */
export interface Secrets {
  /** Signs access tokens (HS256). */
  accessToken: Uint8Array;
  /** The seed of the key that signs checkpoints of the audit log. */
  auditSeed: Uint8Array;
  /** The captcha's answer as it is stored. */
  hashCaptcha(answer: string): string;
  /** A recovery code as it is stored. */
  hashRecoveryCode(code: string): string;
  /** The code of an invitation as it is stored. */
  hashInvitation(code: string): string;
  /** Deterministic hash of a name: without the key it cannot be found by guessing. */
  fingerprint(text: string): string;
  /** A client's one-time code as it is stored. */
  hashClientCode(clientId: string, code: string): string;
  /** The number of an identity document, to find the same one again; the number cannot be derived from it. */
  hashIdNo(idNo: string): string;
  /** The signature of an upload address, in base64url. */
  signUpload(text: string): string;
  /** Encrypts a secret for the database (AES-256-GCM); a different text each time. */
  seal(plain: string): string;
  /** Decrypts a sealed text. Throws if it was altered or sealed with another JWT_SECRET. */
  unseal(sealed: string): string;
}

export function deriveSecrets(jwtSecret: string): Secrets {
  const key = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', jwtSecret, 'brokerdesk', purpose, 32));
  const captchaKey = key('captcha');
  const recoveryKey = key('recovery-code');
  const invitationKey = key('invitation');
  const fingerprintKey = key('fingerprint');
  const clientCodeKey = key('client-code');
  const idNoKey = key('id-no');
  const uploadKey = key('upload');
  const sealKey = key('seal');
  return {
    accessToken: key('access-token'),
    auditSeed: key('audit-log'),
    hashCaptcha: (answer) => createHmac('sha256', captchaKey).update(answer).digest('hex'),
    hashRecoveryCode: (code) => createHmac('sha256', recoveryKey).update(code).digest('hex'),
    hashInvitation: (code) => createHmac('sha256', invitationKey).update(code).digest('hex'),
    fingerprint: (text) => createHmac('sha256', fingerprintKey).update(text).digest('hex'),
    hashClientCode: (clientId, code) =>
      createHmac('sha256', clientCodeKey).update(`${clientId} ${code}`).digest('hex'),
    hashIdNo: (idNo) => createHmac('sha256', idNoKey).update(idNo).digest('hex'),
    signUpload: (text) => createHmac('sha256', uploadKey).update(text).digest('base64url'),
    seal: (plain) => seal(sealKey, plain),
    unseal: (sealed) => unseal(sealKey, sealed),
  };
}

const nonceBytes = 12;
const tagBytes = 16;

function seal(key: Buffer, plain: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const body = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

/** The secret of a data folder whose owner named none: made once, readable by its owner only. */
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
