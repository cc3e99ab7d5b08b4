import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import { roleName } from '../staff/staff-columns.ts';

const column = columnsOf('ip-rule');

export const ipRuleColumns: readonly Column<Schemas.IpRule>[] = [
  column('cidr', (r) => r.cidr),
  column('kind', (r, language) => codeLabel('ip-rule', 'kind', r.kind, language)),
  column('scope', (r, language) => codeLabel('ip-rule', 'scope', r.scope, language)),
  column(
    'whom',
    (r, language) => (r.role === null ? (r.user?.name ?? null) : roleName(r.role, language)),
    { id: 'scope' },
  ),
  column('status', (r, language) => codeLabel('ip-rule', 'status', r.status, language)),
  column('note', (r) => r.note),
  column('expires_at', (r) => r.expires_at, 'time'),
  column('last_hit_at', (r) => r.last_hit_at, 'time'),
  column('created_by', (r) => r.created_by?.name ?? null),
  column('created_at', (r) => r.created_at, 'time'),
];
