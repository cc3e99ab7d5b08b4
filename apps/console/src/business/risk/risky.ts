import type { Schemas } from '@brokerdesk/sdk';

/** A record whose risk the server has assessed. */
export type Risky = { risk: Schemas.RiskLevel; risk_reasons: Schemas.RiskReason[] };

/** The same of any record: most kinds have no risk. */
export type MaybeRisky = { [Key in keyof Risky]?: Risky[Key] };

export const riskLevels = ['none', 'look', 'stop'] as const satisfies readonly Schemas.RiskLevel[];

export function bulkAnswer({ risk, risk_reasons: reasons = [] }: MaybeRisky) {
  if (risk === undefined) return {};
  return { bulk: true, acknowledged_reasons: reasons.map(({ code }) => code) };
}
