import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import type { deposit } from '../../kernel/db/schema.ts';
import { readSetting } from '../../platform/settings.ts';
import {
  type AssessedRisk,
  assessRisk,
  type RiskAtLevels,
  type RiskCode,
  type RiskKind,
} from './risk-levels.ts';
import { type RiskyTable, updateRisk } from './update-risk.ts';

export function riskOf<K extends RiskKind & ('deposit' | 'withdrawal' | 'kyc')>(
  kind: K,
  risky: RiskyTable,
  codesOf: (reader: Reader, ids: readonly string[]) => Promise<Map<string, RiskCode<K>[]>>,
) {
  const table = risky as typeof deposit;

  const riskAt =
    (codes: RiskCode<K>[], at: Date): RiskAtLevels =>
    ({ [kind]: levels }) =>
      assessRisk(levels as Record<RiskCode<K>, Schemas.RiskLevel>, codes, at);

  async function assessAll(reader: Reader, ids: readonly string[]) {
    const risks = new Map<string, AssessedRisk>();
    if (ids.length === 0) return risks;
    const { risk: levels } = await readSetting(reader, 'trade');
    const at = new Date();
    for (const [id, codes] of await codesOf(reader, ids)) {
      risks.set(id, riskAt(codes, at)(levels));
    }
    return risks;
  }

  async function assess(reader: Reader, id: string): Promise<RiskAtLevels> {
    const found = (await codesOf(reader, [id])).get(id);
    if (found === undefined) throw new Error(`There is no such ${kind}.`);
    return asOfNow(found);
  }

  const asOfNow = (codes: RiskCode<K>[]): RiskAtLevels => riskAt(codes, new Date());

  /**
   * Leaves out a record that is being decided: its risk is assessed with the decision, and waiting for it could lock
   * two decisions out of each other.
   */
  async function refresh(tx: Transaction, which: SQL, max?: number) {
    const { id, version, clientId, riskReasons, riskCheckedAt } = table;
    const waiting = tx
      .select({ id, version, clientId, riskReasons, riskCheckedAt })
      .from(table)
      .where(and(eq(table.status, 'pending'), which))
      .orderBy(sql`${riskCheckedAt} asc nulls first`)
      .$dynamic();
    const found = await (max === undefined ? waiting : waiting.limit(max)).for('update', {
      skipLocked: true,
    });
    const ids = found.map((record) => record.id);
    return updateRisk(tx, risky, found, await assessAll(tx, ids));
  }

  return { assess, asOfNow, refresh };
}
