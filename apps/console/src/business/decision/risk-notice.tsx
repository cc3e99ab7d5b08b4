import type { Schemas } from '@brokerdesk/sdk';
import type { Risky } from '#/business/risk/risky.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { Notice } from '#/ui/controls/notice.tsx';

const levels = [
  { level: 'stop', tone: 'danger' },
  { level: 'look', tone: 'warning' },
] as const satisfies readonly { level: Schemas.RiskLevel; tone: string }[];

/**
 * Reasons that the review explains itself, with their facts, are not listed twice; that a record is stopped is said
 * in any case.
 */
export function RiskNotice({
  risk,
  risk_reasons: reasons,
  explained,
}: Risky & { explained?: (code: Schemas.RiskReasonCode) => boolean }) {
  const { t } = useTranslation(['kit', 'record']);
  if (risk === 'none') return null;
  return (
    <div className="flex flex-col gap-2 px-5 pt-4">
      {levels.map(({ level, tone }) => {
        const found = reasons.filter((reason) => reason.level === level);
        const listed = found.filter(({ code }) => !explained?.(code));
        if (level === 'stop' ? found.length === 0 : listed.length === 0) return null;
        return (
          <Notice key={level} tone={tone} title={t(`riskNotice.${level}`)}>
            {listed.length > 0 && (
              <ul className="list-disc pl-4">
                {listed.map(({ code }) => (
                  <li key={code}>{t(`record:riskReason.${code}`)}</li>
                ))}
              </ul>
            )}
          </Notice>
        );
      })}
    </div>
  );
}
