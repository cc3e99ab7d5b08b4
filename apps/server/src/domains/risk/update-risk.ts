import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import { type AssessedRisk, riskRanks, type StoredRiskLevels } from './risk-levels.ts';

export type RiskyTable = typeof deposit | typeof withdrawal | typeof kyc;

interface StoredRisk {
  id: string;
  riskReasons: readonly Schemas.RiskReason[];
}

export async function updateRisk<Stored extends StoredRisk>(
  tx: Transaction,
  table: RiskyTable,
  before: readonly Stored[],
  found: ReadonlyMap<string, AssessedRisk>,
): Promise<Stored[]> {
  const assessed = before.flatMap((record) => {
    const risk = found.get(record.id);
    return risk === undefined ? [] : [{ record, risk }];
  });
  await updateEach(
    tx,
    table,
    assessed.map(({ record, risk }) => ({ id: record.id, ...risk })),
  );
  return assessed
    .filter(({ record, risk }) => inText(record.riskReasons) !== inText(risk.riskReasons))
    .map(({ record }) => record);
}

function inText(reasons: readonly Schemas.RiskReason[]): string {
  return reasons
    .map(({ code, level }) => `${code} ${level}`)
    .sort()
    .join();
}

/** Decided records keep the levels that they were decided with. */
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
