import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { ipRule, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { canonicalCidr, readNetwork } from '../../platform/ip-access/cidr.ts';
import {
  type IpRule,
  type IpRuleRow,
  readyRule,
  ruleColumns,
} from '../../platform/ip-access/verdict.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { answerProposal } from '../approval/proposal-view.ts';
import type { ProposedWrite } from '../approval/sign-statement.ts';
import { signOrPropose } from '../approval/two-people.ts';
import { leaderName } from '../staff/team-position.ts';
import { readIpRule } from './ip-rule-view.ts';
import { lockedOutPeers, type RuleChange } from './lockout.ts';

type Terms = Pick<IpRuleRow, 'cidr' | 'kind' | 'scope' | 'role' | 'userId' | 'note' | 'expiresAt'>;

/**
 * Proposes a rule that shuts out a colleague whose role is not below the caller's. Throws VALIDATION, with FIELD_TAKEN
 * at `cidr`, and as `lockedOutPeers` and `signOrPropose`.
 */
export async function createIpRule(
  tx: Transaction,
  context: RequestContext,
  body: Schemas.IpRuleCreate,
): Promise<Schemas.IpRuleOutcome> {
  const before = await lockRules(tx);
  const terms = await termsOf(tx, body);
  await requireNewRule(tx, terms, null);
  const added = readyRule({ ...terms, id: '', lastHitAt: null });
  const proposed = await proposeShutOut(tx, context, {
    operation: 'POST /config/admin/v1/ip_access',
    subject: { type: 'ip_rule', id: null, name: terms.cidr },
    input: { path: {}, body },
    change: { before, after: [...before, added], namedId: terms.userId },
    shown: [null, await shownTerms(tx, terms)],
  });
  if (proposed !== null) return proposed;
  const { id: by } = actorOf(context);
  const [row] = await tx
    .insert(ipRule)
    .values({ ...terms, createdById: by, updatedById: by })
    .returning();
  if (row === undefined) throw new Error('The new rule was not returned by the database.');
  const { view } = await readIpRule(tx, row.id);
  await record(tx, context, 'ip_rule.created', row, { after: { ...view } });
  return view;
}

/** Throws NOT_FOUND, STALE_RECORD and as `createIpRule`. */
export async function updateIpRule(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { version, ...body }: Schemas.IpRuleUpdate,
): Promise<Schemas.IpRuleOutcome> {
  const before = await lockRules(tx);
  const { view: old, changedBy } = await readIpRule(tx, id);
  const updatedAt = new Date(old.updated_at);
  requireVersion({ version: old.version, updatedAt, changedBy, view: old }, version);
  const terms = await termsOf(tx, body);
  await requireNewRule(tx, terms, id);
  const others = before.filter((rule) => rule.id !== id);
  const changed = readyRule({ ...terms, id, lastHitAt: null });
  const proposed = await proposeShutOut(tx, context, {
    operation: 'PUT /config/admin/v1/ip_access/{id}',
    subject: { type: 'ip_rule', id, name: old.cidr, version },
    input: { path: { id }, body: { ...body, version } },
    change: { before, after: [...others, changed], namedId: terms.userId },
    shown: [shownRule(old), await shownTerms(tx, terms)],
  });
  if (proposed !== null) return proposed;
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
  const { view } = await readIpRule(tx, id);
  await record(tx, context, 'ip_rule.changed', row, { before: { ...old }, after: { ...view } });
  return view;
}

/** Throws NOT_FOUND and as `createIpRule`. */
export async function deleteIpRule(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.IpRuleRemoval> {
  const before = await lockRules(tx);
  const { view: old } = await readIpRule(tx, id);
  const after = before.filter((rule) => rule.id !== id);
  const proposed = await proposeShutOut(tx, context, {
    operation: 'DELETE /config/admin/v1/ip_access/{id}',
    subject: { type: 'ip_rule', id, name: old.cidr, version: old.version },
    input: { path: { id }, body: {} },
    change: { before, after, namedId: null },
    shown: [shownRule(old), null],
  });
  if (proposed !== null) return proposed;
  await tx.delete(ipRule).where(eq(ipRule.id, id));
  const gone = { id, version: old.version + 1 };
  await record(tx, context, 'ip_rule.deleted', gone, { before: { ...old } });
  return { ok: true };
}

interface Wanted extends Pick<Act, 'operation' | 'subject'> {
  input: ProposedWrite['input'];
  change: RuleChange;
  shown: Parameters<typeof changesBetween>;
}

async function proposeShutOut(
  tx: Transaction,
  context: RequestContext,
  { operation, subject, input, change, shown }: Wanted,
): Promise<Schemas.Proposal | null> {
  const act: Act = {
    ...{ limit: 'staff', operation, subject, chain: chainOf('users') },
    ...{ makerId: null, clientId: null, baseAmount: null, secondAsks: false },
  };
  const shutOut = await lockedOutPeers(tx, context, change, act);
  if (shutOut.length === 0 && context.proposal === null) return null;
  const evidence = { field: 'shuts_out', before: null, after: JSON.stringify(shutOut) };
  const made = await signOrPropose(tx, context, act, {
    input,
    changes: [...changesBetween(...shown), evidence],
  });
  return made && answerProposal(tx, context, made);
}

const shownRule = ({ cidr, kind, scope, role, user, note, expires_at }: Schemas.IpRule) => ({
  ...{ cidr, kind, scope, role, user: user?.name ?? null, note, expires_at },
});

async function shownTerms(tx: Transaction, { userId, expiresAt, ...terms }: Terms) {
  const { cidr, kind, scope, role, note } = terms;
  const user = userId === null ? null : await leaderName(tx, userId);
  const expires_at = expiresAt?.toISOString() ?? null;
  return { cidr, kind, scope, role, user, note, expires_at };
}

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

/** All of them: whether a rule locks out depends on the others, which must not change in the meantime. */
async function lockRules(tx: Transaction): Promise<IpRule[]> {
  await tx.execute(sql`lock table ${ipRule} in share row exclusive mode`);
  return (await tx.select(ruleColumns).from(ipRule)).map(readyRule);
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

function terms({ last_hits: _, ...rest }: Record<string, unknown>): Record<string, unknown> {
  return rest;
}
