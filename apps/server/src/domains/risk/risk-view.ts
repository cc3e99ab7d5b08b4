import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import { type AssessedRisk, riskLevelOf } from './risk.ts';

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

const column = columnsOf('record');

export const riskColumn: Column<Pick<Schemas.Deposit, 'risk' | 'risk_reasons'>> = column(
  'risk',
  ({ risk, risk_reasons: reasons }, language) =>
    [
      codeLabel('record', 'risk', risk, language),
      ...reasons.map(({ code }) => codeLabel('record', 'risk_reason', code, language)),
    ].join(' · '),
);
