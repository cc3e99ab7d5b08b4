import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import { reasonColumn } from '../approval/reviewed-list.ts';
import { riskColumn } from '../risk/risk-view.ts';

export const kycStatusName = (status: Schemas.KycStatus, language: Language) =>
  codeLabel('kyc', 'status', status, language);

const column = columnsOf('kyc');
const owner = columnsOf('client');

export const kycColumns: readonly Column<Schemas.Kyc>[] = [
  column('username', (k) => k.client.username, { id: 'client' }),
  column('client_name', (k) => k.client.full_name, { id: 'client' }),
  owner('robot', (k, language) => yesNo(k.client.fake, language), { id: 'client' }),
  column('agent', (k) => k.client.agent_name),
  column('superman', (k) => k.client.superman),
  column('status', (k, language) => kycStatusName(k.status, language)),
  column('level', (k, language) => k.level && codeLabel('kyc', 'level', k.level, language)),
  column('full_name', (k) => k.full_name),
  column('nationality', (k) => k.nationality),
  column('id_type', (k, language) => k.id_type && codeLabel('kyc', 'id_type', k.id_type, language)),
  column('id_no', (k) => k.id_no),
  column('id_expiry', (k) => k.id_expiry),
  column('attempt', (k) => k.attempt_no, { id: 'attempt_no' }),
  column('submitted_at', (k) => k.made_at, 'time'),
  column('maker', (k) => k.maker?.name ?? null),
  column('checker', (k) => k.checker?.name ?? null),
  column('checked_at', (k) => k.checked_at, 'time'),
  reasonColumn('kyc'),
  riskColumn,
];
