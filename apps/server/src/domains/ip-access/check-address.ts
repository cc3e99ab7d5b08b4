import { isIP } from 'node:net';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import { ipRule, staffUser } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { type Caller, judge, readyRule, ruleColumns } from '../../platform/ip-access/verdict.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { selectRulesById } from './ip-rule-view.ts';

type Query = OperationInput<'GET /config/admin/v1/ip_access/check'>['query'];

/** Throws VALIDATION. */
export async function checkAddress(
  { db, ip }: RequestContext,
  query: Query,
): Promise<Schemas.IpCheck> {
  const address = query.address?.trim() ?? ip;
  if (query.address !== undefined && (isIP(address) === 0 || address.includes('%'))) {
    throw invalid('address');
  }
  const user = query.user_id === undefined ? null : await requireStaff(db, query.user_id);
  const role = user?.role ?? query.role ?? null;
  const caller: Caller = role === null ? null : { id: user?.id ?? '', role };
  const rules = (await db.select(ruleColumns).from(ipRule)).map(readyRule);
  const { letIn, by, missingScope } = judge(rules, address, caller, new Date());
  return {
    address,
    role,
    user: user && { id: user.id, name: user.name },
    let_in: letIn,
    rules: await selectRulesById(
      db,
      by.map(({ id }) => id),
    ),
    missing_scope: missingScope,
  };
}

async function requireStaff(db: RequestContext['db'], id: string) {
  const [found] = await db
    .select({ id: staffUser.id, name: staffUser.name, role: staffUser.role })
    .from(staffUser)
    .where(eq(staffUser.id, id));
  if (found === undefined) throw invalid('user_id');
  return found;
}

function invalid(field: string): Problem {
  const errors: FieldProblem[] = [{ field, code: 'FIELD_INVALID' }];
  return new Problem('VALIDATION', { errors });
}
