import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ListQuery } from '../../http/routes.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import { when, within } from '../../kernel/lists/conditions.ts';
import { contains } from '../../kernel/lists/contains.ts';
import { parseSort, type Sorting, type SortKeys } from '../../kernel/lists/sort.ts';
import type { Actor } from '../../platform/actor.ts';
import { romanizeName } from '../client/romanize-name.ts';
import { staffScope } from './staff-scope.ts';
import { factorExists } from './staff-view.ts';

export type StaffQuery = ListQuery<'GET /user/v1/list'>;

const sortKeys: SortKeys = {
  created_at: { column: staffUser.createdAt },
  username: { column: staffUser.username },
  name: { column: staffUser.name },
  role: { column: staffUser.role },
  last_login_at: { column: staffUser.lastLoginAt, whenNull: sql`'-infinity'::timestamptz` },
};

export function staffSorting(query: StaffQuery): Sorting {
  return parseSort(query.sort ?? '-created_at', sortKeys, staffUser.id);
}

/** Staff are few, and no index has the spelling. */
export async function spelledLike(reader: Reader, q: string | undefined): Promise<string[]> {
  const text = q?.trim().toLowerCase().replaceAll(' ', '') ?? '';
  if (!/^[a-z]+$/.test(text)) return [];
  const staff = await reader
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(sql`${staffUser.name} ~ '[^ -~]'`);
  return staff.filter(({ name }) => romanizeName(name)?.includes(text)).map(({ id }) => id);
}

export function staffFilter(
  actor: Actor,
  query: StaffQuery,
  spelled: readonly string[],
): SQL | undefined {
  return and(
    staffScope(actor),
    when(query.role, (role) => eq(staffUser.role, role)),
    when(query.status, inState),
    when(query.mfa, (mfa) => (mfa ? factorExists() : not(factorExists()))),
    when(query.leader_id, (id) => eq(staffUser.leaderId, id)),
    within(staffUser.createdAt, query),
    when(query.q, (q) => or(matches(q), inArray(staffUser.id, [...spelled]))),
  );
}

function inState(state: Schemas.StaffState): SQL | undefined {
  const { active, passwordHash } = staffUser;
  if (state === 'disabled') return eq(active, false);
  return and(
    eq(active, true),
    state === 'invited' ? isNull(passwordHash) : isNotNull(passwordHash),
  );
}

function matches(q: string): SQL | undefined {
  const text = q.trim();
  return or(
    contains(staffUser.username, text),
    contains(staffUser.name, text),
    eq(staffUser.code, text.toUpperCase()),
  );
}
