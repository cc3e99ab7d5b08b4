import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database, Reader } from '../kernel/db/database.ts';
import { serverKey } from '../kernel/db/schema.ts';
import { CannotStart } from '../kernel/errors/problem.ts';
import { type Signer, signerOf } from './audit-seal/checkpoint.ts';
import {
  decrypt,
  deriveKey,
  deriveKeys,
  encrypt,
  type Key,
  keptJwtSecret,
  keyId,
  type Purpose,
  purposes,
  type Secrets,
  secretsOf,
} from './secrets.ts';

export interface KeyRing {
  readonly secrets: Secrets;
  readonly auditKeys: AuditKeys;
  readonly vault: Vault;
  reload(): Promise<void>;
  secretsIn(reader: Reader): Promise<Secrets>;
}

export interface AuditKeys {
  signerIn(reader: Reader): Promise<Signer>;
  /** The oldest first; a replaced one is `key@size`, the most entries that it signed. */
  publicKeys(): Promise<string[]>;
}

/** The context binds each key to its row, and has to be the same to open it. */
export interface Vault {
  seal(context: string, plain: Buffer | string): string;
  open(context: string, sealed: string | null): Buffer;
}

export const publicHalf = (id: string) => `${id} public`;

/** A flood of tokens with unknown keys reads them no more often. */
const lookAgainMs = 1000;

/** @param jwtSecrets The one to encrypt with, and a former one if keys may be encrypted under it. */
export async function openKeyRing(db: Database, jwtSecrets: readonly string[]): Promise<KeyRing> {
  const vault = vaultOf(jwtSecrets);
  const first = deriveKeys(jwtSecrets.at(-1) ?? '').map((key) => ({
    ...{ purpose: key.purpose, number: key.number, state: key.state },
    sealed: vault.seal(keyId(key), key.bytes),
  }));
  await db.insert(serverKey).values(first).onConflictDoNothing();

  let loaded = await readKeys(db, vault);
  let [begun, applied, missedAt] = [0, 0, 0];
  async function reload(reader: Reader = db): Promise<void> {
    begun += 1;
    const mine = begun;
    const read = await readKeys(reader, vault);
    if (mine < applied) return;
    [loaded, applied] = [read, mine];
  }

  const known = (purpose: Purpose, id: string) =>
    loaded.keys.find((key) => key.purpose === purpose && keyId(key) === id) ?? null;
  const secrets = secretsOf(() => loaded.keys, {
    async currentIn(reader, purpose) {
      const [row] = await reader
        .select({ number: serverKey.number })
        .from(serverKey)
        .where(and(eq(serverKey.purpose, purpose), eq(serverKey.state, 'current')));
      if (secrets.current(purpose).number !== row?.number) await reload(reader);
      return secrets.current(purpose);
    },
    async find(purpose, id) {
      if (id === undefined) return null;
      if (known(purpose, id) === null && Date.now() - missedAt > lookAgainMs) {
        missedAt = Date.now();
        await reload();
      }
      return known(purpose, id);
    },
  });
  const auditKeys: AuditKeys = {
    signerIn: async (reader) => signerOf((await secrets.currentIn(reader, 'audit-log')).bytes),
    async publicKeys() {
      await reload();
      return [...loaded.retired, signerOf(secrets.current('audit-log').bytes).publicKey];
    },
  };
  return {
    ...{ secrets, auditKeys, vault, reload: () => reload() },
    async secretsIn(reader) {
      const { keys } = await readKeys(reader, vault);
      return secretsOf(() => keys, secrets);
    },
  };
}

async function readKeys(reader: Reader, vault: Vault) {
  const rows = await reader
    .select()
    .from(serverKey)
    .where(ne(serverKey.state, 'dropped'))
    .orderBy(asc(serverKey.number));
  const keys: Key[] = [];
  const retired: string[] = [];
  for (const { purpose, number, state, sealed } of rows) {
    // A later version may have others.
    if (!purposes.includes(purpose) || state === 'dropped') continue;
    const id = keyId({ purpose, number });
    if (purpose === 'audit-log' && state === 'previous') {
      retired.push(vault.open(publicHalf(id), sealed).toString());
    } else {
      keys.push({ purpose, number, state, bytes: vault.open(id, sealed) });
    }
  }
  return { keys, retired };
}

function vaultOf(jwtSecrets: readonly string[]): Vault {
  const keys = jwtSecrets.map((secret) => deriveKey(secret, 'key-ring'));
  return {
    seal(context, plain) {
      const [key] = keys;
      if (key === undefined) throw new Error('There is no secret to encrypt keys with.');
      return encrypt(key, plain, context).toString('base64url');
    },
    open(context, sealed) {
      for (const key of keys) {
        try {
          return decrypt(key, Buffer.from(sealed ?? '', 'base64url'), context);
        } catch {}
      }
      throw new CannotStart(
        'JWT_SECRET does not open the keys of this database: set the one that they are encrypted under, or name it in JWT_SECRET_PREVIOUS.',
      );
    },
  };
}

export async function jwtSecretsOf(config: {
  jwtSecret: string | null;
  jwtSecretPrevious: string | null;
  dataDir: string;
}): Promise<string[]> {
  const { jwtSecret, jwtSecretPrevious } = config;
  return [
    jwtSecret ?? (await keptJwtSecret(config.dataDir)),
    ...(jwtSecretPrevious === null ? [] : [jwtSecretPrevious]),
  ];
}
