import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { OperationInput } from '../../http/routes.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { ipRule, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { idempotent } from '../../platform/idempotent.ts';
import { canonicalCidr, readNetwork } from '../../platform/ip-access/cidr.ts';
import { forgetIpRules } from '../../platform/ip-access/gate.ts';
import {
  type IpRule,
  type IpRuleRow,
  locksOut,
  readyRule,
  ruleColumns,
} from '../../platform/ip-access/verdict.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { holdSession } from '../../platform/sessions/sessions.ts';
import { readIpRule } from './ip-rule-view.ts';
import { refuseAboutPeers, requireOthersIn } from './shuts-out.ts';

type Terms = Pick<IpRuleRow, 'cidr' | 'kind' | 'scope' | 'role' | 'userId' | 'note' | 'expiresAt'>;

/** Throws VALIDATION, with FIELD_TAKEN at `cidr` for a rule that exists, and IP_RULE_LOCKS_OUT, IP_RULE_SHUTS_OUT. */
export async function createIpRule(
  context: RequestContext,
  input: OperationInput<'POST /config/admin/v1/ip_access'>,
): Promise<Schemas.IpRule> {
  const created = await idempotent(context, input, async (tx) => {
    const before = await lockRules(tx);
    const terms = await termsOf(tx, input.body);
    await refuseAboutPeers(tx, context, terms);
    await requireNewRule(tx, terms, null);
    const { id: by } = actorOf(context);
    const [added] = await tx
      .insert(ipRule)
      .values({ ...terms, createdById: by, updatedById: by })
      .returning();
    if (added === undefined) throw new Error('The new rule was not returned by the database.');
    await requireStillIn(tx, context, before, [...before, readyRule(added)]);
    const { view } = await readIpRule(tx, added.id);
    await record(tx, context, 'ip_rule.created', added, { after: { ...view } });
    return view;
  });
  forgetIpRules(context.db);
  return created;
}

/** Throws NOT_FOUND, STALE_RECORD, VALIDATION and IP_RULE_LOCKS_OUT, IP_RULE_SHUTS_OUT. */
export async function updateIpRule(
  context: RequestContext,
  id: string,
  { version, ...body }: Schemas.IpRuleUpdate,
): Promise<Schemas.IpRule> {
  const changed = await context.db.transaction(async (tx) => {
    await holdSession(tx, actorOf(context));
    const before = await lockRules(tx);
    const { view: old, changedBy } = await readIpRule(tx, id);
    if (old.version !== version) {
      throw new Problem('STALE_RECORD', {
        current: { ...old },
        changedAt: old.updated_at,
        ...(changedBy !== null && { changedBy }),
      });
    }
    const terms = await termsOf(tx, body);
    await refuseAboutPeers(tx, context, terms);
    await requireNewRule(tx, terms, id);
    const [row] = await tx
      .update(ipRule)
      .set({
        ...terms,
        version: version + 1,
        updatedAt: new Date(),
        updatedById: actorOf(context).id,
      })
      .where(eq(ipRule.id, id))
      .returning();
    if (row === undefined) throw new Problem('NOT_FOUND');
    const others = before.filter((rule) => rule.id !== id);
    await requireStillIn(tx, context, before, [...others, readyRule(row)]);
    const { view } = await readIpRule(tx, id);
    await record(tx, context, 'ip_rule.changed', row, { before: { ...old }, after: { ...view } });
    return view;
  });
  forgetIpRules(context.db);
  return changed;
}

/** Throws NOT_FOUND and IP_RULE_LOCKS_OUT, IP_RULE_SHUTS_OUT. */
export async function deleteIpRule(context: RequestContext, id: string): Promise<Schemas.Done> {
  await context.db.transaction(async (tx) => {
    await holdSession(tx, actorOf(context));
    const before = await lockRules(tx);
    const { view: old } = await readIpRule(tx, id);
    await requireStillIn(
      tx,
      context,
      before,
      before.filter((rule) => rule.id !== id),
    );
    await tx.delete(ipRule).where(eq(ipRule.id, id));
    await record(
      tx,
      context,
      'ip_rule.deleted',
      { id, version: old.version + 1 },
      { before: { ...old } },
    );
  });
  forgetIpRules(context.db);
  return { ok: true };
}

/** Refuses a rule that is in force already for the same network, kind and people; an expired one does not count. */
async function requireNewRule(tx: Transaction, terms: Terms, own: string | null): Promise<void> {
  const { cidr, kind, scope, role, userId } = terms;
  const same = and(
    eq(ipRule.cidr, cidr),
    eq(ipRule.kind, kind),
    eq(ipRule.scope, scope),
    role === null ? isNull(ipRule.role) : eq(ipRule.role, role),
    userId === null ? isNull(ipRule.userId) : eq(ipRule.userId, userId),
    or(isNull(ipRule.expiresAt), gt(ipRule.expiresAt, new Date())),
    own === null ? undefined : ne(ipRule.id, own),
  );
  if ((await tx.$count(ipRule, same)) === 0) return;
  throw new Problem('VALIDATION', { errors: [{ field: 'cidr', code: 'FIELD_TAKEN' }] });
}

/** All of them: whether a rule locks out depends on the others, which must not change meanwhile. */
async function lockRules(tx: Transaction): Promise<IpRule[]> {
  await tx.execute(sql`lock table ${ipRule} in share row exclusive mode`);
  return (await tx.select(ruleColumns).from(ipRule)).map(readyRule);
}

async function requireStillIn(
  tx: Transaction,
  context: RequestContext,
  before: readonly IpRule[],
  after: readonly IpRule[],
): Promise<void> {
  const { ip: address } = context;
  if (locksOut({ before, after }, address, actorOf(context), new Date())) {
    throw new Problem('IP_RULE_LOCKS_OUT', { values: { address } });
  }
  await requireOthersIn(tx, context, { before, after });
}

async function termsOf(tx: Transaction, body: Schemas.IpRuleCreate): Promise<Terms> {
  const network = readNetwork(body.cidr.trim());
  if (network === null) throw invalid('cidr');
  const { kind, scope, role = null, user_id: userId = null } = body;
  requireWhom('role', scope === 'role', role);
  requireWhom('user_id', scope === 'user', userId);
  if (userId !== null && (await tx.$count(staffUser, eq(staffUser.id, userId))) === 0) {
    throw invalid('user_id');
  }
  const expiresAt = body.expires_at == null ? null : new Date(body.expires_at);
  if (expiresAt !== null && !(expiresAt > new Date())) throw invalid('expires_at');
  const note = body.note?.trim() || null;
  return { cidr: await canonicalCidr(tx, network), kind, scope, role, userId, note, expiresAt };
}

/** Named exactly where the scope is about it. */
function requireWhom(field: string, wanted: boolean, value: string | null): void {
  if (wanted && value === null) {
    throw new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_REQUIRED' }] });
  }
  if (!wanted && value !== null) throw invalid(field);
}

function invalid(field: string): Problem {
  return new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });
}

function record(
  tx: Transaction,
  context: RequestContext,
  action: string,
  { id, version }: Pick<IpRuleRow, 'id' | 'version'>,
  { before, after }: { before?: Record<string, unknown>; after?: Record<string, unknown> },
): Promise<void> {
  return writeAudit(tx, context, {
    action,
    subject: { type: 'ip_rule', id },
    ...(before && { before: terms(before) }),
    ...(after && { after: terms(after) }),
    changed: [{ topic: 'ip_rule', id, version }],
  });
}

/** Without whom the rule has let in or kept out. */
function terms({ last_hits: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}
