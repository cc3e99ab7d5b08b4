import type { Schemas } from '@brokerdesk/sdk';
import type { Column } from '../../http/lists/column.ts';
import { type AssessedRisk, riskLevelOf } from './risk-levels.ts';
import { riskLevelNames, riskReasonNames } from './risk-words.ts';

/** The risk of a record as the contract shows it; reasons that the firm has set to none are left out. */
export function riskView({
  riskLevel,
  riskReasons,
}: Pick<AssessedRisk, 'riskLevel' | 'riskReasons'>): Pick<
  Schemas.Deposit,
  'risk' | 'risk_reasons'
> {
  return {
    risk: riskLevelOf(riskLevel),
    risk_reasons: riskReasons.filter(({ level }) => level !== 'none'),
  };
}

/** The column of an export that names the level and its reasons. */
export const riskColumn: Column<Pick<Schemas.Deposit, 'risk' | 'risk_reasons'>> = {
  id: 'risk',
  heading: { 'zh-CN': '风险', 'en-US': 'Risk' },
  cell({ risk, risk_reasons: reasons }, language) {
    const names = reasons.map(({ code }) => riskReasonNames[code][language]);
    return [riskLevelNames[risk][language], ...names].join(' · ');
  },
};
