import { and, asc, gt, isNotNull, not, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { kyc, recoveryCode, staffUser } from '../../kernel/db/schema.ts';
import { type Key, keyId, type Secrets } from '../../platform/secrets.ts';

const columns = {
  seal: [
    { table: kyc, column: kyc.idNoSealed, source: kyc.idNoSealed },
    { table: staffUser, column: staffUser.mfaSecret, source: staffUser.mfaSecret },
    { table: staffUser, column: staffUser.mfaPendingSecret, source: staffUser.mfaPendingSecret },
  ],
  'id-no': [{ table: kyc, column: kyc.idNoHash, source: kyc.idNoSealed }],
} as const;

export type StoredPurpose = keyof typeof columns;

export const isStored = (purpose: string): purpose is StoredPurpose =>
  Object.hasOwn(columns, purpose);

const batchSize = 500;

/** Returns how many: 0 means that nothing which can be read needs another key. */
export async function renewStored(
  reader: Reader,
  secrets: Secrets,
  purpose: StoredPurpose,
): Promise<number> {
  let renewed = 0;
  for (const each of columns[purpose]) renewed += await renewColumn(reader, secrets, purpose, each);
  return renewed;
}

async function renewColumn(
  reader: Reader,
  secrets: Secrets,
  purpose: StoredPurpose,
  { table, column, source }: (typeof columns)[StoredPurpose][number],
): Promise<number> {
  const key = secrets.current(purpose);
  let renewed = 0;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await reader
      .select({ id: table.id, old: column, source })
      .from(table as typeof kyc)
      .where(and(gt(table.id, after), isNotNull(source), not(isUnder(column, key))))
      .orderBy(asc(table.id))
      .limit(batchSize);
    const values = rows.flatMap(({ id, old, source: sealed }) => {
      const plain = unsealed(secrets, sealed);
      if (plain === null) return [];
      return { id, old, next: purpose === 'seal' ? secrets.seal(plain) : secrets.hashIdNo(plain) };
    });
    renewed += values.length;
    // A row that was changed since it was read has a newer text.
    await reader.execute(sql`
      update ${table} set ${sql.identifier(column.name)} = fresh.next
      from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as fresh(id uuid, old text, next text)
      where ${table.id} = fresh.id and ${column} = fresh.old`);
    const last = rows.at(-1)?.id;
    if (rows.length < batchSize || last === undefined) return renewed;
    after = last;
  }
}

/** Null for what a lost key has sealed: it cannot be read, and keeps no other key from being dropped. */
function unsealed(secrets: Secrets, sealed: string | null): string | null {
  try {
    return secrets.unseal(sealed ?? '');
  } catch {
    return null;
  }
}

const isUnder = (column: PgColumn, key: Pick<Key, 'purpose' | 'number'>) =>
  key.number === 1
    ? sql`position('.' in ${column}) = 0`
    : sql`starts_with(${column}, ${`${keyId(key)}.`})`;

/** Whether a recovery code counts that was hashed with this key: it has no end, and cannot be computed anew. */
export async function hasRecoveryCodes(
  reader: Reader,
  key: Pick<Key, 'purpose' | 'number'>,
): Promise<boolean> {
  return (await reader.$count(recoveryCode, isUnder(recoveryCode.codeHash, key))) > 0;
}
