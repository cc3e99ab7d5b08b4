import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import type { AssessedRisk } from './risk-levels.ts';

/** The records that have a risk. */
export type RiskyTable = typeof deposit | typeof withdrawal | typeof kyc;

interface StoredRisk {
  id: string;
  riskReasons: readonly Schemas.RiskReason[];
}

/** Stores what was found, and returns the records of which it is something other than before. */
export async function storeRisk<Stored extends StoredRisk>(
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
