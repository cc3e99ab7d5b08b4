import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../kernel/db/database.ts';
import { clientRiskLevels } from '../kernel/db/schema/client.ts';
import { client, deposit, withdrawal } from '../kernel/db/schema.ts';
import { writeAudit } from '../platform/audit-log.ts';
import { contextOf, type ProposalSetting } from './proposals.ts';

const raised = [
  { by: 'angel', level: 'high', reason: '姓名与制裁名单相近，正在核实身份', days: 12 },
  { by: 'angel2', level: 'medium', reason: 'Source of funds still to be explained', days: 40 },
  { by: 'angel', level: 'medium', reason: '政要亲属', days: 75 },
] as const satisfies readonly {
  by: 'angel' | 'angel2';
  level: Schemas.ClientRiskLevel;
  reason: string;
  days: number;
}[];

const dayMs = 24 * 60 * 60 * 1000;

/** Raises the risk level of some clients without waiting records, so that the queues stay as they are. */
export async function seedClientRisks(tx: Transaction, setting: ProposalSetting): Promise<void> {
  const pending = (table: typeof deposit | typeof withdrawal) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.clientId, client.id), eq(table.status, 'pending'))),
    );
  const found = await tx
    .select({ id: client.id })
    .from(client)
    .where(and(eq(client.fake, false), pending(deposit), pending(withdrawal)))
    .orderBy(asc(client.createdAt), asc(client.id))
    .limit(raised.length);
  for (const [at, { id }] of found.entries()) {
    const { by, level, reason, days } = raised[at] ?? raised[0];
    const riskLevel = clientRiskLevels.indexOf(level);
    await tx.update(client).set({ riskLevel, riskVersion: 2 }).where(eq(client.id, id));
    await writeAudit(tx, await contextOf(tx, setting, by), {
      action: 'client.risk_raised',
      subject: { type: 'client', id },
      before: { risk_level: 'standard' },
      after: { risk_level: level, reason },
      at: new Date(setting.now.getTime() - days * dayMs),
      changed: [],
    });
  }
}
