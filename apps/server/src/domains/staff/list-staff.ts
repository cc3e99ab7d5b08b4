import type { Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import type { Selected, Slice } from '../../kernel/lists/slice.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { romanizeName } from '../client/romanize-name.ts';
import { choiceScope } from './staff-scope.ts';
import { selectStaffRows, staffView, teamLeader, withWaiting } from './staff-view.ts';

export async function selectStaff(
  reader: Reader,
  context: RequestContext,
  { where, sorting, limit, offset = 0 }: Slice,
): Promise<Selected<Schemas.StaffUser>> {
  const rows = await selectStaffRows(reader, sorting.cursor)
    .where(where)
    .orderBy(...sorting.orderBy)
    .limit(limit)
    .offset(offset);
  const views = rows.map((row) => staffView(actorOf(context), row));
  return { list: await withWaiting(reader, context, views), cursor: rows.at(-1)?.cursor };
}

export function countStaff(reader: Reader, where: SQL | undefined): Promise<number> {
  return reader.$count(staffUser, where);
}

export async function listChoices(
  reader: Reader,
  actor: Actor,
  roles: readonly Role[],
): Promise<Schemas.StaffChoices> {
  const list = await reader
    .select({
      id: staffUser.id,
      username: staffUser.username,
      name: staffUser.name,
      role: staffUser.role,
      leader_id: staffUser.leaderId,
      superman: teamLeader.name,
    })
    .from(staffUser)
    .leftJoin(teamLeader, eq(teamLeader.id, staffUser.leaderId))
    .where(and(choiceScope(actor), eq(staffUser.active, true), inArray(staffUser.role, [...roles])))
    .orderBy(asc(staffUser.name), asc(staffUser.id));
  const spelled = list.map((one) => ({ ...one, spelled: romanizeName(one.name) }));
  return { list: spelled, total: list.length };
}
