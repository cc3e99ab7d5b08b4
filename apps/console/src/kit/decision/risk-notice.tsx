import type { Schemas } from '@brokerdesk/sdk';
import { useTranslation } from '#/boot/i18n/use-translation.ts';
import type { Risky } from '#/kit/risk/risky.ts';
import { Notice } from '#/kit/ui/notice.tsx';

const levels = [
  { level: 'stop', tone: 'danger' },
  { level: 'look', tone: 'warning' },
] as const satisfies readonly { level: Schemas.RiskLevel; tone: string }[];

/** What is odd about a record, at the head of its review: the worst first. */
export function RiskNotice({ risk, risk_reasons: reasons }: Risky) {
  const { t } = useTranslation('kit');
  if (risk === 'none') return null;
  return (
    <div className="flex flex-col gap-2 px-5 pt-4">
      {levels.map(({ level, tone }) => {
        const found = reasons.filter((reason) => reason.level === level);
        if (found.length === 0) return null;
        return (
          <Notice key={level} tone={tone} title={t(`riskNotice.${level}`)}>
            <ul className="list-disc pl-4">
              {found.map(({ code }) => (
                <li key={code}>{t(`riskReason.${code}`)}</li>
              ))}
            </ul>
          </Notice>
        );
      })}
    </div>
  );
}
