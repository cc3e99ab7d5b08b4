import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { invitation, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Change } from '../../platform/changes.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { passkeyExists, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import { readWaitingBySubject } from '../approval/read-waiting.ts';
import { collectableHalves } from './new-invitation.ts';
import { isAbove } from './rank.ts';
import { stateOf } from './staff-states.ts';

export const staffSubject = 'staff_user';

/** Join on `staffUser.leaderId`. */
export const teamLeader = alias(staffUser, 'team_leader');
const creator = alias(staffUser, 'creator');

export function selectStaffRows(reader: Reader, cursor: SQL<string[]> = sql<string[]>`null`) {
  return reader
    .select({
      person: staffUser,
      leaderName: teamLeader.name,
      creatorName: creator.name,
      invitation,
      mfa: factorExists(),
      cursor,
    })
    .from(staffUser)
    .leftJoin(teamLeader, eq(teamLeader.id, staffUser.leaderId))
    .leftJoin(creator, eq(creator.id, staffUser.createdById))
    .leftJoin(
      invitation,
      and(
        eq(invitation.userId, staffUser.id),
        isNull(invitation.usedAt),
        isNull(invitation.revokedAt),
      ),
    );
}

export const factorExists = () =>
  sql<boolean>`(${staffUser.mfaSecret} is not null or ${passkeyExists()})`;

type StaffRow = Omit<Awaited<ReturnType<typeof selectStaffRows>>[number], 'cursor'>;

export function staffView(actor: Pick<Actor, 'id' | 'role'>, row: StaffRow): Schemas.StaffUser {
  const { person } = row;
  return {
    id: person.id,
    version: person.version,
    username: person.username,
    name: person.name,
    role: person.role,
    code: person.code,
    leader_id: person.leaderId,
    superman: row.leaderName,
    mfa: row.mfa,
    active: person.active,
    status: stateOf(person),
    invitation: row.invitation && viewInvitation(row.invitation, actor.id, new Date()),
    created_by: row.creatorName,
    waiting: [],
    last_login_at: person.lastLoginAt?.toISOString() ?? null,
    created_at: person.createdAt.toISOString(),
    updated_at: person.updatedAt.toISOString(),
    may_change: !isAbove(person.role, actor.role),
  };
}

function viewInvitation(
  row: typeof invitation.$inferSelect,
  readerId: string,
  now: Date,
): Schemas.StaffInvitation {
  const { purpose, confirmedAt, expiresAt } = row;
  const confirmed = confirmedAt !== null;
  const open = expiresAt > now ? 'open' : 'expired';
  return {
    purpose,
    state: confirmed ? open : 'waiting',
    confirmed,
    expires_at: expiresAt.toISOString(),
    halves: collectableHalves(row, readerId, now),
  };
}

export async function readStaff(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.StaffUser> {
  const [row] = await selectStaffRows(reader).where(eq(staffUser.id, id));
  if (row === undefined) throw new Problem('NOT_FOUND');
  const [view] = await withWaiting(reader, context, [staffView(actorOf(context), row)]);
  if (view === undefined) throw new Error('One member of staff has one view.');
  return view;
}

export async function withWaiting(
  reader: Reader,
  context: RequestContext,
  views: readonly Schemas.StaffUser[],
): Promise<Schemas.StaffUser[]> {
  const ids = views.map(({ id }) => id);
  if (ids.length === 0) return [];
  const waiting = await readWaitingBySubject(reader, context, staffSubject, ids);
  return views.map((view) => ({ ...view, waiting: waiting.get(view.id) ?? [] }));
}

export function staffChange({ id, version }: Pick<StaffUserRow, 'id' | 'version'>): Change {
  return { topic: 'staff', id, version };
}
