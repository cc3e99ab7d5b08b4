import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { auditLog, client, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { secondPeopleView } from '../approval/approver.ts';
import { type Approvable, readColleagues, secondPeople } from '../approval/colleagues.ts';
import { highestRole } from './rank.ts';
import { findReferences, labelReferences } from './references.ts';
import { staffScope } from './staff-scope.ts';
import { readStaff } from './staff-view.ts';

const resetter = alias(staffUser, 'resetter');

/** Throws NOT_FOUND. */
export async function readStaffDetail(
  context: RequestContext,
  id: string,
): Promise<Schemas.StaffDetail> {
  const { db, language } = context;
  const actor = actorOf(context);
  const [person] = await db
    .select({
      role: staffUser.role,
      leaderId: staffUser.leaderId,
      active: staffUser.active,
      lastResetBy: resetter.name,
    })
    .from(staffUser)
    .leftJoin(resetter, eq(resetter.id, staffUser.lastResetById))
    .where(and(eq(staffUser.id, id), staffScope(actor)));
  if (person === undefined) throw new Problem('NOT_FOUND');
  const colleagues = await readColleagues(db);
  const references = await findReferringTables(db, id);
  return {
    record: await readStaff(db, context, id),
    last_reset_by: person.lastResetBy,
    ...(await countClients(db, id)),
    team: await db.$count(staffUser, eq(staffUser.leaderId, id)),
    referred_to: references.length === 0 ? null : labelReferences(references, language),
    last_administrator:
      person.role === highestRole && person.active && (await countAdministrators(db)) === 1,
    ...secondPeopleView(
      secondPeople(colleagues, staffChange(person.leaderId), [actor.id]).filter(
        (one) => one.id !== id,
      ),
    ),
  };
}

const staffChange = (leaderId: string | null): Approvable => ({
  operation: 'PUT /user/v1/{id}',
  chain: chainOf('users'),
  secondAsks: false,
  clientId: null,
  leaderId,
});

async function countClients(
  reader: Reader,
  id: string,
): Promise<{ clients: number; robots: number }> {
  const rows = await reader
    .select({ fake: client.fake, count: count() })
    .from(client)
    .where(eq(client.agentId, id))
    .groupBy(client.fake);
  const countOf = (fake: boolean) => rows.find((row) => row.fake === fake)?.count ?? 0;
  return { clients: countOf(false), robots: countOf(true) };
}

/**
 * A person who has ever written anything is in the audit log, which has an index: only for the few who
 * have not is every table looked through.
 */
async function findReferringTables(reader: Reader, id: string): Promise<string[]> {
  const [entry] = await reader
    .select({ one: sql<number>`1` })
    .from(auditLog)
    .where(eq(auditLog.actorId, id))
    .limit(1);
  return entry === undefined ? findReferences(reader, id) : ['audit_log'];
}

function countAdministrators(reader: Reader): Promise<number> {
  return reader.$count(staffUser, and(eq(staffUser.role, highestRole), eq(staffUser.active, true)));
}
