import type { Schemas } from '@brokerdesk/sdk';
import { eq, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { ipRule, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { IpRuleRow } from '../../platform/ip-access/verdict.ts';

const ruleUser = alias(staffUser, 'rule_user');
const author = alias(staffUser, 'rule_author');
const editor = alias(staffUser, 'rule_editor');

const columns = {
  rule: ipRule,
  userName: ruleUser.name,
  authorName: author.name,
  editorName: editor.name,
};

interface RuleWithNames {
  rule: IpRuleRow;
  userName: string | null;
  authorName: string | null;
  editorName: string | null;
}

function from(reader: Reader) {
  return {
    where: (where: SQL | undefined) =>
      reader
        .select(columns)
        .from(ipRule)
        .leftJoin(ruleUser, eq(ruleUser.id, ipRule.userId))
        .leftJoin(author, eq(author.id, ipRule.createdById))
        .leftJoin(editor, eq(editor.id, ipRule.updatedById))
        .where(where),
  };
}

export async function selectIpRules(
  reader: Reader,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.IpRule>> {
  const rows = await reader
    .select({ ...columns, cursor: sorting.cursor })
    .from(ipRule)
    .leftJoin(ruleUser, eq(ruleUser.id, ipRule.userId))
    .leftJoin(author, eq(author.id, ipRule.createdById))
    .leftJoin(editor, eq(editor.id, ipRule.updatedById))
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  return { list: rows.map(viewRule), cursor: rows.at(-1)?.cursor };
}

export async function selectRulesById(
  reader: Reader,
  ids: readonly string[],
): Promise<Schemas.IpRule[]> {
  return (await from(reader).where(inArray(ipRule.id, [...ids]))).map(viewRule);
}

/** Throws NOT_FOUND. */
export async function readIpRule(
  reader: Reader,
  id: string,
): Promise<{ view: Schemas.IpRule; changedBy: string | null }> {
  const [row] = await from(reader).where(eq(ipRule.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  return { view: viewRule(row), changedBy: row.editorName };
}

function viewRule({ rule, userName, authorName }: RuleWithNames): Schemas.IpRule {
  const expired = rule.expiresAt !== null && rule.expiresAt <= new Date();
  return {
    id: rule.id,
    version: rule.version,
    cidr: rule.cidr,
    kind: rule.kind,
    scope: rule.scope,
    role: rule.role,
    user: person(rule.userId, userName),
    note: rule.note,
    status: expired ? 'expired' : 'active',
    expires_at: rule.expiresAt?.toISOString() ?? null,
    last_hit_at: rule.lastHitAt?.toISOString() ?? null,
    last_hits: [...rule.lastHits],
    created_by: person(rule.createdById, authorName),
    created_at: rule.createdAt.toISOString(),
    updated_at: rule.updatedAt.toISOString(),
  };
}

function person(id: string | null, name: string | null): Schemas.Person | null {
  return id === null || name === null ? null : { id, name };
}
