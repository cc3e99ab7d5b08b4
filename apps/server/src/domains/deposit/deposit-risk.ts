import type { Schemas } from '@brokerdesk/sdk';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, deposit, file, kyc } from '../../kernel/db/schema.ts';
import { compare, type Decimal, times } from '../../kernel/money/decimal.ts';
import { sameName } from '../client/same-name.ts';
import {
  type AssessedRisk,
  assessRisk,
  codesFound,
  type RiskCode,
  readRiskLevels,
} from '../risk/risk-levels.ts';

/** What a client usually pays is known from so many credited deposits on, of the latest ones. */
const usualFrom = 3;
const usualOf = 20;
/** So many times the median is far from usual. */
const farTimes = 5;

/**
 * The risk of these deposits as of now. What repeats another deposit counts no matter whose it is: that something
 * is odd has to be seen also by a person who may not see the other client.
 */
export async function assessDeposits(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, AssessedRisk>> {
  if (ids.length === 0) return new Map();
  const levels = await readRiskLevels(reader, 'deposit');
  const at = new Date();
  const facts = await readFacts(reader, ids);
  return new Map(facts.map((row) => [row.id, assessRisk(levels, reasonsOf(row), at)]));
}

/** The same for one. */
export async function assessDeposit(reader: Reader, id: string): Promise<AssessedRisk> {
  const found = (await assessDeposits(reader, [id])).get(id);
  if (found === undefined) throw new Error('There is no such deposit.');
  return found;
}

interface Facts {
  id: string;
  payer: string | null;
  client: string;
  is_verified: boolean;
  by_staff: boolean;
  has_proof: boolean;
  verified: string | null;
  latin: string | null;
  same_reference: boolean;
  same_txid: boolean;
  same_proof: boolean;
  base_amount: Decimal | null;
  usual: Decimal | null;
}

function reasonsOf(row: Facts): RiskCode<'deposit'>[] {
  const { payer } = row;
  const names = [row.client, row.verified, row.latin];
  return codesFound({
    same_reference: row.same_reference,
    same_txid: row.same_txid,
    same_proof: row.same_proof,
    payer_differs: payer !== null && !names.some((name) => name !== null && sameName(payer, name)),
    unusual_amount: isFarAbove(row.base_amount, row.usual),
    client_unverified: !row.is_verified,
    recorded_without_proof: row.by_staff && !row.has_proof,
  } satisfies Record<keyof Schemas.DepositRiskLevels, boolean>);
}

function isFarAbove(amount: Decimal | null, usual: Decimal | null): boolean {
  return amount !== null && usual !== null && compare(amount, times(usual, farTimes)) > 0;
}

/** Another that waits or was credited: a rejected one may be sent again. Each by its own index. */
async function readFacts(reader: Reader, ids: readonly string[]): Promise<Facts[]> {
  const other = sql`other.id <> ${deposit.id} and other.status in ('pending', 'approved')`;
  const { rows } = (await reader.execute(sql`
    select ${deposit.id}::text as id, ${deposit.payerName} as payer, ${client.fullName} as client,
      coalesce(${kyc.status} = 'approved', false) as is_verified,
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
      (select case when count(*) >= ${usualFrom}::int
          then percentile_disc(0.5) within group (order by earlier.base_amount) end
        from (select base_amount from deposit before
          where before.client_id = ${deposit.clientId} and before.status = 'approved'
            and before.base_amount is not null and before.created_at < ${deposit.createdAt}
          order by before.created_at desc limit ${usualOf}::int) earlier)::text as usual
    from ${deposit}
    join ${client} on ${client.id} = ${deposit.clientId}
    left join ${kyc} on ${kyc.clientId} = ${deposit.clientId}
    left join ${file} on ${file.id} = ${deposit.screenshotId}
    where ${deposit.id} in (${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`)) as unknown as {
    // The columns that are named above; both drivers answer `rows`.
    rows: Facts[];
  };
  return rows;
}
