import { type AnyColumn, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database, Transaction } from '../../kernel/db/database.ts';
import { deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { writeAuditEntries } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { depositRisk } from '../deposit/deposit-risk.ts';
import { kycRisk } from '../kyc/kyc-risk.ts';
import { withdrawalRisk } from '../withdrawal/withdrawal-evidence.ts';

interface Parts {
  db: Database;
  log: Logger;
}

const everyMs = 60 * 1000;
const restMs = 10 * 60 * 1000;
/** Batch sizes: a withdrawal takes a dozen queries, the others share one. */
const max = { deposit: 500, withdrawal: 50, kyc: 500 };

/**
 * New devices of a client, a verified name or an expiring document change nothing about the record itself. Decisions
 * never go by what is stored.
 */
export async function refreshRisks({ db }: Pick<Parts, 'db'>, now: Date): Promise<void> {
  const due = new Date(now.getTime() - restMs);
  await db.transaction(async (tx) => {
    await refresh(
      tx,
      'deposit',
      await depositRisk.refresh(tx, isDue(deposit.riskCheckedAt, due), max.deposit),
    );
  });
  await db.transaction(async (tx) => {
    const changed = await withdrawalRisk.refresh(
      tx,
      isDue(withdrawal.riskCheckedAt, due),
      max.withdrawal,
    );
    await refresh(tx, 'withdrawal', changed);
  });
  await db.transaction(async (tx) => {
    await refresh(tx, 'kyc', await kycRisk.refresh(tx, isDue(kyc.riskCheckedAt, due), max.kyc));
  });
}

function isDue(checkedAt: AnyColumn, due: Date): SQL {
  return or(isNull(checkedAt), lt(checkedAt, due)) ?? sql`true`;
}

async function refresh(
  tx: Transaction,
  topic: 'deposit' | 'withdrawal' | 'kyc',
  changed: readonly { id: string; version: number; clientId: string }[],
): Promise<void> {
  await writeAuditEntries(
    tx,
    null,
    changed.map(({ id, version, clientId }) => ({
      action: `${topic}.risk_changed`,
      subject: { type: topic, id },
      changed: [{ topic, id, version, clientId } satisfies Change],
    })),
  );
}

export async function assessWaiting(tx: Transaction): Promise<void> {
  await depositRisk.refresh(tx, sql`true`);
  await withdrawalRisk.refresh(tx, sql`true`);
  await kycRisk.refresh(tx, sql`true`);
}

export function refreshRisksRegularly(parts: Parts): () => void {
  const timer = setInterval(() => {
    refreshRisks(parts, new Date()).catch((err: unknown) =>
      parts.log.error({ err }, 'the risk of what waits was not refreshed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
