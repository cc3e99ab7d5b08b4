import type { Schemas } from '@brokerdesk/sdk';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AssessedRisk, riskRanks } from './risk-levels.ts';
import { riskReasonNames } from './risk-words.ts';

/** What a decision says about the risk of its record. */
export interface RiskAnswer {
  result: 'approved' | 'rejected';
  bulk?: boolean | undefined;
  acknowledged_reasons?: readonly Schemas.RiskReasonCode[] | undefined;
  override_reason?: string | null | undefined;
}

/**
 * Refuses a decision that does not answer for the risk of its record: at `stop` in bulk
 * (RISK_NOT_IN_BULK), at `look` in bulk with a reason that was not acknowledged (RISK_NOT_ACKNOWLEDGED),
 * and approved at `stop` without a reason for it (RISK_NEEDS_OVERRIDE). Answers that reason, to be
 * kept with the record; null where none is needed.
 */
export function acceptRisk(
  { riskLevel, riskReasons }: AssessedRisk,
  answer: RiskAnswer,
): string | null {
  const named = (reasons: readonly Schemas.RiskReason[]) => ({
    values: {
      reasons: byLanguage((language) =>
        reasons
          .map(({ code }) => riskReasonNames[code][language])
          .join(language === 'zh-CN' ? '、' : ', '),
      ),
    },
  });
  const stops = riskReasons.filter(({ level }) => level === 'stop');
  if (answer.bulk === true) {
    if (stops.length > 0) throw new Problem('RISK_NOT_IN_BULK', named(stops));
    const seen = new Set(answer.acknowledged_reasons);
    const unseen = riskReasons.filter(({ code, level }) => level === 'look' && !seen.has(code));
    if (unseen.length > 0) throw new Problem('RISK_NOT_ACKNOWLEDGED', named(unseen));
  }
  if (answer.result === 'rejected' || riskLevel < riskRanks.stop) return null;
  const override = answer.override_reason?.trim() || null;
  if (override === null) throw new Problem('RISK_NEEDS_OVERRIDE', named(stops));
  return override;
}

/** What the audit log says of an override. */
export function overrideFacts(
  override: string | null,
  { riskReasons }: Pick<AssessedRisk, 'riskReasons'>,
): Record<string, unknown> {
  if (override === null) return {};
  return { override_reason: override, risk_reasons: riskReasons.map(({ code }) => code) };
}

/** What an override adds to what the second person sees of a proposal. */
export function overrideChange(override: string | null) {
  return override === null ? [] : [{ field: 'override_reason', before: null, after: override }];
}
