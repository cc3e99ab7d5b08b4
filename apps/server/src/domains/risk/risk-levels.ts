import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { readSetting, type SettingValue } from '../../platform/settings.ts';

export type StoredRiskLevels = SettingValue<'trade'>['risk'];
export type RiskKind = keyof Schemas.RiskLevels;
export type RiskCode<K extends RiskKind> = keyof NonNullable<Schemas.RiskLevels[K]> &
  Schemas.RiskReasonCode;

export interface AssessedRisk {
  riskLevel: number;
  riskReasons: readonly Schemas.RiskReason[];
  riskCheckedAt: Date;
}

export type RiskAtLevels = (levels: StoredRiskLevels) => AssessedRisk;

export const riskRanks: Readonly<Record<Schemas.RiskLevel, number>> = { none: 0, look: 1, stop: 2 };

const levelsByRank = ['none', 'look', 'stop'] as const satisfies readonly Schemas.RiskLevel[];

export function riskLevelOf(rank: number): Schemas.RiskLevel {
  return levelsByRank[rank] ?? 'stop';
}

export async function readRiskLevels<K extends RiskKind>(
  reader: Reader,
  kind: K,
): Promise<StoredRiskLevels[K]> {
  const { risk } = await readSetting(reader, 'trade');
  return risk[kind];
}

/** The worst reason decides, and two at `look` are no `stop`. */
export function assessRisk<Code extends Schemas.RiskReasonCode>(
  levels: Readonly<Record<Code, Schemas.RiskLevel>>,
  codes: readonly Code[],
  at: Date,
): AssessedRisk {
  const riskReasons = codes
    .map((code) => ({ code, level: levels[code] }))
    .sort((one, other) => riskRanks[other.level] - riskRanks[one.level]);
  const riskLevel = Math.max(0, ...riskReasons.map(({ level }) => riskRanks[level]));
  return { riskLevel, riskReasons, riskCheckedAt: at };
}

export function codesFound<Code extends string>(found: Readonly<Record<Code, boolean>>): Code[] {
  // The keys of the record that was passed.
  return (Object.keys(found) as Code[]).filter((code) => found[code]);
}
