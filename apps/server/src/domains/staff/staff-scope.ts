import { type Role, roles, scopeOf } from '@brokerdesk/policy';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { staffUser } from '../../kernel/db/schema.ts';
import type { Actor } from '../../platform/actor.ts';

type Scoped = Pick<Actor, 'id' | 'scope'>;
type Row = { leaderId: string | null; isService: boolean };

/** Leaves out service accounts, which are no staff. */
export function staffScope(
  actor: Scoped,
  of: { isService: PgColumn; leaderId: PgColumn } = staffUser,
): SQL {
  if (actor.scope === 'all') return eq(of.isService, false);
  return actor.scope === 'team' ? eq(of.leaderId, actor.id) : sql`false`;
}

export function isInStaffScope(actor: Scoped, row: Row): boolean {
  if (row.isService) return false;
  return actor.scope === 'all' || (actor.scope === 'team' && row.leaderId === actor.id);
}

export function choiceScope(actor: Scoped): SQL | undefined {
  return or(staffScope(actor), eq(staffUser.id, actor.id));
}

export function isChoice(actor: Scoped, row: Row & { id: string }): boolean {
  return row.id === actor.id || isInStaffScope(actor, row);
}

export function looksAfterClients(role: Role): boolean {
  return scopeOf(role) !== 'all';
}

export function isTeamLeader(role: Role): boolean {
  return scopeOf(role) === 'team';
}

export function isLed(role: Role): boolean {
  return scopeOf(role) === 'own';
}

export const agentRoles: readonly Role[] = roles.filter(looksAfterClients);
