import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Reader, rowsOf, type Transaction } from '../../kernel/db/database.ts';
import { client, deposit, file, kyc } from '../../kernel/db/schema.ts';
import { compare, type Decimal, times } from '../../kernel/money/decimal.ts';
import type { Change } from '../../platform/changes.ts';
import { isNameOf, sameName } from '../client/same-name.ts';
import { isHighRisk } from '../client-access/client-ref.ts';
import { codesFound, type RiskCode, riskOf } from '../risk/risk.ts';
import { depositChange } from './deposit-row.ts';

const typicalFrom = 3;
const typicalOf = 20;
const farTimes = 5;

/**
 * Repetitions count across all clients, so that a reviewer is warned who may not see the other client.
 */
export const depositRisk = riskOf('deposit', deposit, async (reader, ids) => {
  const facts = await readFacts(reader, ids);
  return new Map(facts.map((row) => [row.id, reasonsOf(row)]));
});

interface Facts {
  id: string;
  payer: string | null;
  client: string;
  is_verified: boolean;
  client_risk: number;
  by_staff: boolean;
  has_proof: boolean;
  verified: string | null;
  latin: string | null;
  same_reference: boolean;
  same_txid: boolean;
  same_proof: boolean;
  base_amount: Decimal | null;
  typical: Decimal | null;
}

function reasonsOf(row: Facts): RiskCode<'deposit'>[] {
  const { payer } = row;
  const isOwn = (name: string) =>
    sameName(name, row.client) || isNameOf(name, row.verified, row.latin);
  return codesFound({
    same_reference: row.same_reference,
    same_txid: row.same_txid,
    same_proof: row.same_proof,
    payer_differs: payer !== null && !isOwn(payer),
    unusual_amount: isFarAbove(row.base_amount, row.typical),
    client_unverified: !row.is_verified,
    client_high_risk: isHighRisk(row.client_risk),
    recorded_without_proof: row.by_staff && !row.has_proof,
  } satisfies Record<keyof Schemas.DepositRiskLevels, boolean>);
}

function isFarAbove(amount: Decimal | null, typical: Decimal | null): boolean {
  return amount !== null && typical !== null && compare(amount, times(typical, farTimes)) > 0;
}

async function readFacts(reader: Reader, ids: readonly string[]): Promise<Facts[]> {
  const other = sql`other.id <> ${deposit.id} and other.status in ('pending', 'approved')`;
  const rows = await rowsOf<Facts>(
    reader,
    sql`
    select ${deposit.id}::text as id, ${deposit.payerName} as payer, ${client.fullName} as client,
      coalesce(${kyc.status} = 'approved', false) as is_verified, ${client.riskLevel} as client_risk,
      ${deposit.makerId} is not null as by_staff,
      (${file.sha256} is not null
        or (${deposit.subType} = 'crypto' and ${deposit.txid} is not null)) as has_proof,
      case when ${kyc.status} = 'approved' then ${kyc.fullName} end as verified,
      case when ${kyc.status} = 'approved' then ${kyc.latinName} end as latin,
      exists (select 1 from deposit other
        where other.reference_no = ${deposit.referenceNo} and ${other}) as same_reference,
      exists (select 1 from deposit other where other.txid = ${deposit.txid} and ${other}) as same_txid,
      exists (select 1 from file theirs join deposit other on other.screenshot_id = theirs.id
        where theirs.sha256 = ${file.sha256} and ${other}) as same_proof,
      ${deposit.baseAmount}::text as base_amount,
      (select case when count(*) >= ${typicalFrom}::int
          then percentile_disc(0.5) within group (order by earlier.base_amount) end
        from (select base_amount from deposit before
          where before.client_id = ${deposit.clientId} and before.status = 'approved'
            and before.base_amount is not null and before.created_at < ${deposit.createdAt}
          order by before.created_at desc limit ${typicalOf}::int) earlier)::text as typical
    from ${deposit}
    join ${client} on ${client.id} = ${deposit.clientId}
    left join ${kyc} on ${kyc.clientId} = ${deposit.clientId}
    left join ${file} on ${file.id} = ${deposit.screenshotId}
    where ${deposit.id} in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`,
  );
  return rows;
}

/** Also reassesses those that wait and share a reference, a transaction or a proof. Returns the others that changed. */
export async function reassessDeposits(
  tx: Transaction,
  ids: readonly [string, ...string[]],
): Promise<Change[]> {
  const changed = await depositRisk.refresh(tx, repeating(ids));
  return changed.filter(({ id }) => !ids.includes(id)).map(depositChange);
}

export async function reassessDepositsOf(tx: Transaction, clientId: string): Promise<Change[]> {
  return (await depositRisk.refresh(tx, eq(deposit.clientId, clientId))).map(depositChange);
}

/** Looked for beforehand: PostgreSQL cannot guess how few share a proof, and would read all that wait. */
function repeating(ids: readonly string[]): SQL {
  const mine = sql`select reference_no, txid, screenshot_id from deposit where ${inArray(sql`id`, [...ids])}`;
  return sql`${deposit.id} = any (array(
    select id from deposit where ${inArray(sql`id`, [...ids])}
    union select d.id from deposit d join (${mine}) mine on d.reference_no = mine.reference_no
    union select d.id from deposit d join (${mine}) mine on d.txid = mine.txid
    union select d.id from (${mine}) mine join file own on own.id = mine.screenshot_id
      join file theirs on theirs.sha256 = own.sha256 join deposit d on d.screenshot_id = theirs.id))`;
}
