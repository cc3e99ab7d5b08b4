import { can, type Resource, type Role, roles, scopeOf } from '@brokerdesk/policy';
import { asc, sql } from 'drizzle-orm';
import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';

/** Somebody who may be asked for the second signature, or whose account says who may not. */
export interface Colleague extends Pick<Actor, 'id' | 'name' | 'role'> {
  active: boolean;
  /** Unlike an invited person, who is not active yet. */
  disabled: boolean;
  leaderId: string | null;
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
      leaderId: staffUser.leaderId,
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

/** What is to be approved, as far as it decides who may be the second. */
export type Approvable = Pick<
  Act,
  'operation' | 'chain' | 'secondAsks' | 'path' | 'clientId' | 'agentId' | 'leaderId' | 'barredIds'
>;

/**
 * Active people who may approve it, are none of these, and are not tied to one of them. Administrators and
 * supervisors come first, then by name.
 */
export function secondPeople(
  colleagues: readonly Colleague[],
  of: Approvable,
  signers: readonly string[],
): readonly Colleague[] {
  const involved = [...signers, ...(of.barredIds ?? [])];
  // Asked once a role: there are many people, and rows of lists.
  const entitled = roles.filter((role) => hasRight(role, of));
  return colleagues
    .filter(
      (one) =>
        one.active &&
        entitled.includes(one.role) &&
        sees(one, of, colleagues) &&
        !involved.some((id) => id === one.id || areTied(colleagues, id, one.id)),
    )
    .toSorted((one, other) => roles.indexOf(one.role) - roles.indexOf(other.role));
}

/** Whether the person has the right to approve it, and sees the client or the colleague that it is about. */
export function mayApprove(
  person: Pick<Colleague, 'id' | 'role'>,
  of: Approvable,
  colleagues: readonly Colleague[],
): boolean {
  return hasRight(person.role, of) && sees(person, of, colleagues);
}

function hasRight(role: Role, of: Approvable): boolean {
  const permissions = permissionsOf(role);
  if (!of.secondAsks) return can(permissions, 'approve', of.chain);
  const operation = operationOf(of.operation);
  const { access } = operation;
  return (
    (access.kind !== 'permission' || can(permissions, access.action, of.chain)) &&
    mayCall({ permissions }, operation, of.path ?? {})
  );
}

function sees(
  { id, role }: Pick<Colleague, 'id' | 'role'>,
  { clientId, agentId = null, leaderId }: Approvable,
  colleagues: readonly Colleague[],
): boolean {
  const scope = scopeOf(role);
  if (scope === 'all') return true;
  if (clientId === null) return scope === 'team' && leaderId === id;
  if (agentId === null) return false;
  const leadsAgent = colleagues.some((one) => one.id === agentId && one.leaderId === id);
  return agentId === id || (scope === 'team' && leadsAgent);
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
