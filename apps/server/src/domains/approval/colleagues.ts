import { can, type Resource, roles } from '@brokerdesk/policy';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../db/database.ts';
import { staffUser } from '../../db/schema.ts';
import type { Actor } from '../../http/actor.ts';
import type { RequestContext } from '../../http/request-context.ts';
import type { Language } from '../../platform/error-catalogue.ts';
import { permissionsOf } from '../permission/permissions-of-role.ts';

/** Somebody who can sign in. */
export type Colleague = Pick<Actor, 'id' | 'name' | 'role'>;

/** Names may be so old: they are asked for with every list, and nothing is decided by them. */
const maxAgeMs = 10_000;
/** More names than these nobody reads. */
const namesMax = 3;

/** Who may decide anything that takes two people. */
const deciding = roles.filter((role) => can(permissionsOf(role), 'approve', ['funds']));

const known = new WeakMap<object, { at: number; colleagues: readonly Colleague[] }>();

/** The people who may decide about money, for the words that say who else can. */
export async function readColleagues(
  reader: Reader,
  { db }: RequestContext,
): Promise<readonly Colleague[]> {
  const last = known.get(db);
  if (last !== undefined && Date.now() - last.at < maxAgeMs) return last.colleagues;
  const colleagues = await reader
    .select({ id: staffUser.id, name: staffUser.name, role: staffUser.role })
    .from(staffUser)
    .where(and(eq(staffUser.active, true), inArray(staffUser.role, deciding)))
    .orderBy(asc(staffUser.name));
  known.set(db, { at: Date.now(), colleagues });
  return colleagues;
}

/** Who else may approve it, in words that end a sentence. */
export function othersInWords(
  colleagues: readonly Colleague[],
  ownId: string,
  chain: readonly Resource[],
  language: Language,
): string {
  const names = colleagues
    .filter(({ id, role }) => id !== ownId && can(permissionsOf(role), 'approve', chain))
    .map(({ name }) => name);
  const words = sentences[language];
  if (names.length === 0) return words.nobody;
  const first = names.slice(0, namesMax).join(words.comma);
  return words.who + (names.length > namesMax ? words.andMore(first, names.length) : first);
}

const sentences = {
  'zh-CN': {
    who: '，如 ',
    comma: '、',
    andMore: (names: string, count: number) => `${names}等 ${count} 人`,
    nobody: '（目前没有其他人有此权限）',
  },
  'en-US': {
    who: ', such as ',
    comma: ', ',
    andMore: (names: string, count: number) => `${names} (${count} people in all)`,
    nobody: ' (at present nobody else may)',
  },
} satisfies Record<
  Language,
  { who: string; comma: string; andMore: (names: string, count: number) => string; nobody: string }
>;
