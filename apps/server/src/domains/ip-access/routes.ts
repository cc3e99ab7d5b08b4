import { answerExport } from '../../http/lists/answer-export.ts';
import type { Routes } from '../../http/routes.ts';
import { ipRule } from '../../kernel/db/schema.ts';
import { pageOf } from '../../kernel/lists/slice.ts';
import { createIpRule, deleteIpRule, updateIpRule } from './change-ip-rules.ts';
import { checkAddress } from './check-address.ts';
import { ipRuleColumns } from './ip-rule-csv.ts';
import { ipRuleFilter, ipRuleSorting } from './ip-rule-filter.ts';
import { selectIpRules } from './ip-rule-view.ts';

export const ipAccessRoutes = {
  'GET /config/admin/v1/ip_access': async ({ query }, { db }) => {
    const { page, size, ...slice } = pageOf(query);
    const where = ipRuleFilter(query);
    const { list } = await selectIpRules(db, { where, sorting: ipRuleSorting(query), ...slice });
    return { list, total: await db.$count(ipRule, where), page, size };
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

  'POST /config/admin/v1/ip_access': (input, context) => createIpRule(context, input),

  'PUT /config/admin/v1/ip_access/{id}': ({ path, body }, context) =>
    updateIpRule(context, path.id, body),

  'DELETE /config/admin/v1/ip_access/{id}': ({ path }, context) => deleteIpRule(context, path.id),
} satisfies Routes;
