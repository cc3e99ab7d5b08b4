import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import type { Change } from '../../platform/changes.ts';
import { storeRisk } from '../risk/store-risk.ts';
import { assessKycs } from './kyc-risk.ts';

/**
 * Stores the risk of this identity check, whose form was filled in, and of those that wait and show the same
 * document. Answers the others of which it changed.
 */
export async function keepKycRisks(tx: Transaction, id: string): Promise<Change[]> {
  const same = sql`${kyc.id} = any (array(
    select ${id}::uuid
    union select other.id from kyc mine join kyc other on other.id_no_hash = mine.id_no_hash
      where mine.id = ${id}
    union select other.kyc_id from kyc_document mine join file own on own.id = mine.file_id
      join file theirs on theirs.sha256 = own.sha256
      join kyc_document other on other.file_id = theirs.id where mine.kyc_id = ${id}))`;
  const changed = await refreshKycs(tx, same);
  return changed
    .filter((record) => record.id !== id)
    .map((record) => ({ topic: 'kyc', ...record }) as const);
}

/**
 * Assesses the identity checks that wait and fit, and answers those whose risk changed; one that somebody
 * decides meanwhile is left out.
 */
export async function refreshKycs(tx: Transaction, which: SQL, max?: number) {
  const { id, version, clientId, riskReasons, riskCheckedAt } = kyc;
  const waiting = tx
    .select({ id, version, clientId, riskReasons, riskCheckedAt })
    .from(kyc)
    .where(and(eq(kyc.status, 'pending'), which))
    .orderBy(sql`${riskCheckedAt} asc nulls first`)
    .$dynamic();
  const found = await (max === undefined ? waiting : waiting.limit(max)).for('update', {
    skipLocked: true,
  });
  const risks = await assessKycs(
    tx,
    found.map((record) => record.id),
  );
  return (await storeRisk(tx, kyc, found, risks)).map(({ id, version, clientId }) => ({
    id,
    version,
    clientId,
  }));
}
