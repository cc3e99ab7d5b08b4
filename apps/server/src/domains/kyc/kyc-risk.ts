import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { kyc } from '../../kernel/db/schema.ts';
import { today } from '../../kernel/is-day.ts';
import { type Change, changeOf } from '../../platform/changes.ts';
import { codesFound, type RiskCode, riskOf } from '../risk/risk.ts';
import { hasExpired } from './kyc-row.ts';

const fullAge = 18;
const expiringDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Another client with the same document counts no matter whose it is, and whatever became of that check: a document
 * belongs to one person.
 */
export const kycRisk = riskOf('kyc', kyc, async (reader, ids) => {
  const facts = await readFacts(reader, ids);
  return new Map(facts.map((row) => [row.id, reasonsOf(row)]));
});

interface Facts {
  id: string;
  same_id_no: boolean;
  same_document: boolean;
  birth_date: string | null;
  id_expiry: string | null;
}

function reasonsOf(row: Facts): RiskCode<'kyc'>[] {
  const { birth_date: birthDate, id_expiry: idExpiry } = row;
  const expired = hasExpired(idExpiry);
  return codesFound({
    same_id_no: row.same_id_no,
    same_document: row.same_document,
    under_age: birthDate !== null && birthDate > yearsAgo(fullAge),
    document_expired: expired,
    document_expiring: !expired && idExpiry !== null && idExpiry <= inDays(expiringDays),
  } satisfies Record<keyof Schemas.KycRiskLevels, boolean>);
}

function yearsAgo(years: number): string {
  return `${Number(today().slice(0, 4)) - years}${today().slice(4)}`;
}

function inDays(days: number): string {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

async function readFacts(reader: Reader, ids: readonly string[]): Promise<Facts[]> {
  const rows = await rowsOf<Facts>(
    reader,
    sql`
    select ${kyc.id}::text as id, ${kyc.birthDate}::text as birth_date,
      ${kyc.idExpiry}::text as id_expiry,
      exists (select 1 from kyc other
        where other.id_no_hash = ${kyc.idNoHash} and other.id <> ${kyc.id}) as same_id_no,
      exists (select 1 from kyc_document mine join file own on own.id = mine.file_id
        join file theirs on theirs.sha256 = own.sha256
        join kyc_document other on other.file_id = theirs.id
        where mine.kyc_id = ${kyc.id} and other.kyc_id <> ${kyc.id}) as same_document
    from ${kyc} where ${kyc.id} in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  );
  return rows;
}

/** Also reassesses those that wait and show the same document. Returns the others that changed. */
export async function reassessKyc(tx: Transaction, id: string): Promise<Change[]> {
  const same = sql`${kyc.id} = any (array(
    select ${id}::uuid
    union select other.id from kyc mine join kyc other on other.id_no_hash = mine.id_no_hash
      where mine.id = ${id}
    union select other.kyc_id from kyc_document mine join file own on own.id = mine.file_id
      join file theirs on theirs.sha256 = own.sha256
      join kyc_document other on other.file_id = theirs.id where mine.kyc_id = ${id}))`;
  const changed = await kycRisk.refresh(tx, same);
  return changed.filter((record) => record.id !== id).map(changeOf('kyc'));
}
