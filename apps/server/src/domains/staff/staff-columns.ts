import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf, yesNo } from '../../http/lists/column.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';

export const roleName = (role: Role, language: Language) =>
  codeLabel('record', 'role', role, language);

export const staffStatusName = (status: Schemas.StaffUser['status'], language: Language) =>
  codeLabel('staff', 'state', status, language);

const column = columnsOf('staff');

export const staffColumns: readonly Column<Schemas.StaffUser>[] = [
  column('username', (s) => s.username),
  column('name', (s) => s.name),
  column('role', (s, language) => roleName(s.role, language)),
  column('superman', (s) => s.superman),
  column('code', (s) => s.code),
  column('status', (s, language) => staffStatusName(s.status, language)),
  column('mfa', (s, language) => yesNo(s.mfa, language)),
  column('last_login_at', (s) => s.last_login_at, 'time'),
  column('created_at', (s) => s.created_at, 'time'),
];
