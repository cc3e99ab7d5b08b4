import { can, type Resource } from '@brokerdesk/policy';
import { asc, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Actor } from '../../platform/actor.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';

/** Somebody who may be asked for the second signature, or whose account says who may not. */
export interface Colleague extends Pick<Actor, 'id' | 'name' | 'role'> {
  active: boolean;
  /** Unlike an invited person, who is not active yet. */
  disabled: boolean;
  createdById: string | null;
  lastResetById: string | null;
  disabledAt: Date | null;
}

/** More names than these nobody reads. */
const namesMax = 5;

/** All of the staff: who may be the second, and whose account is tied to whose. */
export function readColleagues(reader: Reader): Promise<readonly Colleague[]> {
  return reader
    .select({
      id: staffUser.id,
      name: staffUser.name,
      role: staffUser.role,
      // An invited person who has not signed in yet decides nothing.
      active: sql<boolean>`${staffUser.active} and ${staffUser.passwordHash} is not null`,
      disabled: sql<boolean>`not ${staffUser.active}`,
      createdById: staffUser.createdById,
      lastResetById: staffUser.lastResetById,
      disabledAt: staffUser.disabledAt,
    })
    .from(staffUser)
    .orderBy(asc(staffUser.name));
}

/** Whether one of the two made, or last reset, the account of the other: one person may control both. */
export function areTied(colleagues: readonly Colleague[], one: string, other: string): boolean {
  const controls = (owner: string, owned: string) => {
    const account = colleagues.find(({ id }) => id === owned);
    return account?.createdById === owner || account?.lastResetById === owner;
  };
  return controls(one, other) || controls(other, one);
}

/** Active people who may approve it and are none of these, nor tied to one of them. */
export function secondPeople(
  colleagues: readonly Colleague[],
  chain: readonly Resource[],
  signers: readonly string[],
): readonly Colleague[] {
  return colleagues.filter(
    ({ id, role, active }) =>
      active &&
      !signers.includes(id) &&
      !signers.some((signer) => areTied(colleagues, signer, id)) &&
      can(permissionsOf(role), 'approve', chain),
  );
}

/** Who may, in words that end a sentence. */
export function namesInWords(people: readonly { name: string }[], language: Language): string {
  const words = sentences[language];
  if (people.length === 0) return words.nobody;
  const first = people
    .slice(0, namesMax)
    .map(({ name }) => name)
    .join(words.comma);
  return words.who + (people.length > namesMax ? words.andMore(first, people.length) : first);
}

const sentences = {
  'zh-CN': {
    who: '，如 ',
    comma: '、',
    andMore: (names: string, count: number) => `${names}等 ${count} 人`,
    nobody: '（目前没有其他人有此权限）',
  },
  'en-US': {
    who: ', for example ',
    comma: ', ',
    andMore: (names: string, count: number) => `${names} (${count} people in total)`,
    nobody: ' (no one else has this right at present)',
  },
} satisfies Record<
  Language,
  { who: string; comma: string; andMore: (names: string, count: number) => string; nobody: string }
>;

/** How long somebody who was disabled still counts as somebody else: nobody gets alone by disabling the others. */
const disabledCountsMs = 30 * 24 * 60 * 60 * 1000;

/** Whether nobody independent has the right to approve it, nor had it lately. */
export function hasNobodyElse(
  colleagues: readonly Colleague[],
  chain: readonly Resource[],
  personId: string,
  at: Date,
): boolean {
  return !colleagues.some(
    ({ id, role, active, disabledAt }) =>
      id !== personId &&
      !areTied(colleagues, id, personId) &&
      can(permissionsOf(role), 'approve', chain) &&
      (active || (disabledAt !== null && at.getTime() - disabledAt.getTime() < disabledCountsMs)),
  );
}
