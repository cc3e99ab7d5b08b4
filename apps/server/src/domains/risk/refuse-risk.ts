import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { auditLog } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AssessedRisk, riskRanks } from './risk-levels.ts';

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
