import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { auditLog, deposit, kyc, withdrawal } from '../../kernel/db/schema.ts';
import { updateEach } from '../../kernel/db/update-each.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
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

export interface RiskAnswer {
  result: 'approved' | 'rejected';
  bulk?: boolean | undefined;
  acknowledged_reasons?: readonly Schemas.RiskReasonCode[] | undefined;
  override_reason?: string | null | undefined;
}

export interface AcceptedRisk {
  override: string | null;
  acknowledged: readonly Schemas.RiskReasonCode[];
}

export const noRisk: AcceptedRisk = { override: null, acknowledged: [] };

/** Throws RISK_NOT_IN_BULK, RISK_NEEDS_OVERRIDE and RISK_NOT_ACKNOWLEDGED. */
export function acceptRisk(
  { riskLevel, riskReasons }: AssessedRisk,
  answer: RiskAnswer,
): AcceptedRisk {
  const of = (reasons: readonly Schemas.RiskReason[]) => ({
    reasons: byLanguage((language) =>
      reasons
        .map(({ code }) => codeLabel('record', 'risk_reason', code, language))
        .join(language === 'zh-CN' ? '、' : ', '),
    ),
  });
  const isApproved = answer.result === 'approved';
  const stops = riskReasons.filter(({ level }) => level === 'stop');
  const looks = riskReasons.filter(({ level }) => level === 'look');
  if (answer.bulk === true && stops.length > 0) {
    throw new Problem('RISK_NOT_IN_BULK', { values: of(stops) });
  }
  const override = answer.override_reason?.trim() || null;
  if (isApproved && riskLevel >= riskRanks.stop && override === null) {
    throw new Problem('RISK_NEEDS_OVERRIDE', { values: of(stops) });
  }
  if (!isApproved && answer.bulk !== true) return noRisk;
  const seen = new Set(answer.acknowledged_reasons);
  const unseen = looks.filter(({ code }) => !seen.has(code));
  if (unseen.length > 0) {
    const code = 'RISK_NOT_ACKNOWLEDGED';
    const values = of(unseen);
    throw new Problem(code, { values, errors: [{ field: 'acknowledged_reasons', code, values }] });
  }
  if (!isApproved) return noRisk;
  return {
    override: stops.length > 0 ? override : null,
    acknowledged: looks.map(({ code }) => code),
  };
}

export function overrideFacts(
  override: string | null,
  { riskReasons }: Pick<AssessedRisk, 'riskReasons'>,
): Record<string, unknown> {
  if (override === null) return {};
  return { override_reason: override, risk_reasons: riskReasons.map(({ code }) => code) };
}

export function acceptedChanges({ override, acknowledged }: AcceptedRisk) {
  return [
    ...(override === null ? [] : [{ field: 'override_reason', before: null, after: override }]),
    ...(acknowledged.length === 0
      ? []
      : [{ field: 'acknowledged_reasons', before: null, after: JSON.stringify(acknowledged) }]),
  ];
}

export async function withAcknowledged<Event extends { at: string }>(
  reader: Reader,
  { type, id }: { type: string; id: string },
  events: readonly Event[],
): Promise<(Event & { acknowledged_reasons?: Schemas.RiskReasonCode[] })[]> {
  const codes = sql<Schemas.RiskReasonCode[]>`${auditLog.after} -> 'acknowledged_reasons'`;
  const entries = await reader
    .select({ at: auditLog.at, codes })
    .from(auditLog)
    .where(
      and(eq(auditLog.subjectType, type), eq(auditLog.subjectId, id), sql`${codes} is not null`),
    );
  const byTime = new Map(entries.map((entry) => [entry.at.toISOString(), entry.codes]));
  return events.map((event) => {
    const found = byTime.get(event.at);
    return found === undefined ? event : { ...event, acknowledged_reasons: found };
  });
}
