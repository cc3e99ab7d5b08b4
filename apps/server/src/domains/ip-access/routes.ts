import type { Schemas } from '@brokerdesk/sdk';
import { codeLabel } from '@brokerdesk/sdk/labels';
import { answerExport } from '../../http/lists/answer-export.ts';
import { type Column, columnsOf } from '../../http/lists/column.ts';
import type { Routes } from '../../http/routes.ts';
import { ipRule } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { idempotent, inSession } from '../../platform/idempotent.ts';
import { forgetIpRules } from '../../platform/ip-access/gate.ts';
import { type Appliers, applyTo } from '../approval/appliers.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { roleName } from '../staff/staff-columns.ts';
import { createIpRule, deleteIpRule, updateIpRule } from './change-ip-rules.ts';
import { checkAddress } from './check-address.ts';
import { ipRuleFilter, ipRuleSorting } from './ip-rule-filter.ts';
import { selectIpRules } from './ip-rule-view.ts';

const column = columnsOf('ip-rule');

const ipRuleColumns: readonly Column<Schemas.IpRule>[] = [
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

export const ipAccessRoutes = {
  'GET /config/admin/v1/ip_access': async ({ query }, context) => {
    const { db } = context;
    const { page, size, ...slice } = pageOf(query);
    const where = ipRuleFilter(query);
    const { list } = await selectIpRules(db, { where, sorting: ipRuleSorting(query), ...slice });
    const waiting = await readWaiting(db, context, [
      'POST /config/admin/v1/ip_access',
      'PUT /config/admin/v1/ip_access/{id}',
      'DELETE /config/admin/v1/ip_access/{id}',
    ]);
    return { list, total: await db.$count(ipRule, where), page, size, waiting };
  },

  'GET /config/admin/v1/ip_access/export': async ({ query }, context) => {
    const { format, columns, ...filter } = query;
    const where = ipRuleFilter(filter);
    return answerExport(context, {
      list: 'ip_rule',
      query: { format, columns },
      filter,
      where,
      sorting: ipRuleSorting(filter),
      count: await context.db.$count(ipRule, where),
      columns: ipRuleColumns,
      select: (slice) => selectIpRules(context.db, slice),
    });
  },

  'GET /config/admin/v1/ip_access/check': ({ query }, context) => checkAddress(context, query),

  'POST /config/admin/v1/ip_access': async ({ body, header }, context) => {
    const made = await idempotent(context, { body, header }, (tx) =>
      createIpRule(tx, context, body),
    );
    forgetIpRules(context.db);
    return made;
  },

  'PUT /config/admin/v1/ip_access/{id}': async ({ path, body }, context) => {
    const changed = await inSession(context, (tx) => updateIpRule(tx, context, path.id, body));
    forgetIpRules(context.db);
    return changed;
  },

  'DELETE /config/admin/v1/ip_access/{id}': async ({ path }, context) => {
    const removed = await inSession(context, (tx) => deleteIpRule(tx, context, path.id));
    forgetIpRules(context.db);
    return removed;
  },
} satisfies Routes;

/** Approved rules apply within a second, as on another replica. */
export const ipAccessAppliers = {
  'POST /config/admin/v1/ip_access': {
    apply: (tx, context, { body }) => createIpRule(tx, context, body),
  },
  'PUT /config/admin/v1/ip_access/{id}': {
    apply: applyTo(updateIpRule),
  },
  'DELETE /config/admin/v1/ip_access/{id}': {
    apply: (tx, context, { path }) => deleteIpRule(tx, context, path.id),
  },
} satisfies Appliers;
