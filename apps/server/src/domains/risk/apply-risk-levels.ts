import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { riskRanks, type StoredRiskLevels } from './risk-levels.ts';
import type { RiskyTable } from './store-risk.ts';

/** Gives the reasons of what waits their new levels; what is decided keeps what it was decided with. */
export async function applyRiskLevels(tx: Transaction, levels: StoredRiskLevels): Promise<void> {
  await applyTo(tx, deposit, levels.deposit);
  await applyTo(tx, withdrawal, levels.withdrawal);
  await applyTo(tx, kyc, levels.kyc);
}

async function applyTo(
  tx: Transaction,
  table: RiskyTable,
  levels: Readonly<Record<string, Schemas.RiskLevel>>,
): Promise<void> {
  const all = sql`${JSON.stringify(levels)}::jsonb`;
  const ranks = sql`${JSON.stringify(riskRanks)}::jsonb`;
  const reasons = sql`jsonb_array_elements(${table.riskReasons}) as found(item)`;
  const level = sql`${all} ->> (item ->> 'code')`;
  await tx
    .update(table)
    .set({
      riskReasons: sql`(select jsonb_agg(jsonb_build_object('code', item -> 'code', 'level', ${level})
        order by (${ranks} ->> (${level}))::int desc) from ${reasons})`,
      riskLevel: sql`(select max((${ranks} ->> (${level}))::int) from ${reasons})`,
    })
    .where(and(eq(table.status, 'pending'), sql`${table.riskReasons} <> '[]'::jsonb`));
}
