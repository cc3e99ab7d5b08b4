import {
  type AssessedRisk,
  assessRisk,
  codesFound,
  type StoredRiskLevels,
} from '../risk/risk-levels.ts';
import type { TradeRow } from './trade-row.ts';

/** Risk of allotting something to the client, or of taking the money, as of now. */
export function tradeRisk(
  { trade, client }: Pick<TradeRow, 'trade' | 'client'>,
  levels: StoredRiskLevels['order'],
): AssessedRisk {
  const waits = ['awaiting', 'payment', 'outstanding'].includes(trade.status);
  const found = { client_unverified: waits && client.kycStatus !== 'approved' };
  return assessRisk(levels, codesFound(found), new Date());
}
