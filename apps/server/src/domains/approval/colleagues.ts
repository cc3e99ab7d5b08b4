import { can, chainOf, type Resource, type Role, roles, scopeOf } from '@brokerdesk/policy';
import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { mayCall } from '../../http/authenticate.ts';
import { operationOf } from '../../http/contract.ts';
import type { Reader } from '../../kernel/db/database.ts';
import { availability, type proposal, serviceSecret, staffUser } from '../../kernel/db/schema.ts';
import type { Language } from '../../kernel/errors/error-catalogue.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Act } from '../../platform/approval/verdict.ts';
import { permissionsOf } from '../../platform/permissions-of-role.ts';
import { isAway } from '../../platform/work-item.ts';

export interface Colleague extends Pick<Actor, 'id' | 'name' | 'role'> {
  active: boolean;
  /** Unlike an invited person, who is not active yet. */
  disabled: boolean;
  leaderId: string | null;
  createdById: string | null;
  lastResetById: string | null;
  /** Since when those two count. */
  tiedAt: Date;
  /** First sign-in with an own authenticator since `tiedAt`. */
  ownFactorAt: Date | null;
  isService: boolean;
  /** Collected a secret of the program that was good within the last 30 days. */
  holderIds: readonly string[];
  disabledAt: Date | null;
  isAway: boolean;
  /** Dates of the present or next absence, or the last one. */
  deputyId: string | null;
}

const namesMax = 5;

/** A secret without an end is still valid. */
const goodUntil = sql`coalesce(least(${serviceSecret.endedAt}, ${serviceSecret.expiresAt}), 'infinity')`;
const holders = sql`(select coalesce(json_agg(${serviceSecret.collectorId}), '[]'::json)
  from ${serviceSecret}
  where ${eq(serviceSecret.accountId, staffUser.id)} and ${isNotNull(serviceSecret.hash)}
    and ${goodUntil} > now() - interval '30 days')`;

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
      tiedAt: staffUser.tiedAt,
      ownFactorAt: staffUser.ownFactorAt,
      isService: staffUser.isService,
      holderIds: sql<
        string[]
      >`case when ${staffUser.isService} then ${holders} else '[]'::json end`,
      disabledAt: staffUser.disabledAt,
      isAway,
      deputyId: availability.deputyId,
    })
    .from(staffUser)
    .leftJoin(availability, eq(availability.staffId, staffUser.id))
    .orderBy(asc(staffUser.name));
}

const dayMs = 24 * 60 * 60 * 1000;
/** How long an account depends on who opened it, at least. */
const tieMs = 14 * dayMs;

/**
 * Whether one person may control both accounts: one created or last reset the other, or a third one did so with both,
 * directly or through accounts in between. It ends 14 days later, if the owner has signed in with an authenticator of
 * their own by then; a program stays tied to its maker, and for 30 days to each holder of a secret.
 */
export function areTied(colleagues: readonly Colleague[], one: string, other: string): boolean {
  const owners = ownersByAccount(colleagues);
  const ofOther = owners.get(other) ?? new Set([other]);
  return [...(owners.get(one) ?? [one])].some((id) => ofOther.has(id));
}

export function tiedTo(colleagues: readonly Colleague[], personId: string): string[] {
  const tied = colleagues.filter(({ id }) => id !== personId && areTied(colleagues, id, personId));
  return [personId, ...tied.map(({ id }) => id)];
}

/** By the list that was read: it is asked about many pairs of people. */
const ownersOfList = new WeakMap<readonly Colleague[], ReadonlyMap<string, ReadonlySet<string>>>();

function ownersByAccount(
  colleagues: readonly Colleague[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const known = ownersOfList.get(colleagues);
  if (known !== undefined) return known;
  const now = Date.now();
  const direct = new Map(colleagues.map((account) => [account.id, openedBy(account, now)]));
  const owners = new Map<string, ReadonlySet<string>>();
  for (const { id } of colleagues) {
    const found = new Set([id]);
    // A set grows while it is walked: the owners of owners follow.
    for (const one of found) for (const owner of direct.get(one) ?? []) found.add(owner);
    owners.set(id, found);
  }
  ownersOfList.set(colleagues, owners);
  return owners;
}

function openedBy(account: Colleague, now: number): string[] {
  const { createdById, lastResetById, tiedAt, ownFactorAt, isService, holderIds } = account;
  const isOwn = !isService && ownFactorAt !== null && now - tiedAt.getTime() >= tieMs;
  return isOwn ? [] : [createdById, lastResetById, ...holderIds].filter((id) => id !== null);
}

export type Approvable = Pick<
  Act,
  'operation' | 'chain' | 'secondAsks' | 'path' | 'clientId' | 'agentId' | 'leaderId' | 'barredIds'
>;

/**
 * Active people who may approve it, are none of these, and are not tied to one of them. Administrators and
 * supervisors come first, then by name. Absent people count: an absence takes no right.
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

interface Present extends Colleague {
  deputyOf?: string[];
}

/** Those of the possible approvers who are not away, unless all are. Deputies of absent ones come first. */
export function presentOf(people: readonly Colleague[]): readonly Present[] {
  const absent = people.filter((one) => one.isAway);
  if (absent.length === 0 || absent.length === people.length) return people;
  const present = people
    .filter((one) => !one.isAway)
    .map((one): Present => {
      const of = absent.filter(({ deputyId }) => deputyId === one.id);
      return of.length === 0 ? one : { ...one, deputyOf: of.map(({ name }) => name) };
    });
  return [
    ...present.filter(({ deputyOf }) => deputyOf !== undefined),
    ...present.filter(({ deputyOf }) => deputyOf === undefined),
  ];
}

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
  const isTheirLeader = colleagues.some((one) => one.id === agentId && one.leaderId === id);
  return agentId === id || (scope === 'team' && isTheirLeader);
}

export function listNames(possible: readonly Colleague[], language: Language): string {
  const texts = sentences[language];
  const people = presentOf(possible);
  if (people.length === 0) return texts.nobody;
  const first = people
    .slice(0, namesMax)
    .map(({ name, deputyOf }) => (deputyOf ? texts.deputy(name, deputyOf.join(texts.comma)) : name))
    .join(texts.comma);
  return texts.who + (people.length > namesMax ? texts.andMore(first, people.length) : first);
}

const sentences = {
  'zh-CN': {
    who: '，如 ',
    comma: '、',
    andMore: (names: string, count: number) => `${names}等 ${count} 人`,
    deputy: (name: string, of: string) => `${name}（代${of}）`,
    nobody: '（目前没有其他人有此权限）',
  },
  'en-US': {
    who: ', for example ',
    comma: ', ',
    andMore: (names: string, count: number) => `${names} (${count} people in total)`,
    deputy: (name: string, of: string) => `${name} (deputy of ${of})`,
    nobody: ' (no one else has this right at present)',
  },
} satisfies Record<Language, object>;

/** How long a disabled account still counts, so that disabling colleagues leaves no one alone. */
const disabledCountsMs = 30 * dayMs;

/** Whether no other account may approve money at all, tied or not, nor could in the last 30 days. */
export function isAlone(colleagues: readonly Colleague[], personId: string, at: Date): boolean {
  return !colleagues.some(
    ({ id, role, active, disabledAt }) =>
      id !== personId &&
      approvesMoney(role) &&
      (active || (disabledAt !== null && at.getTime() - disabledAt.getTime() < disabledCountsMs)),
  );
}

/** Null once another account may approve money: then it waits for a second person. */
export function effectiveTimeOf(
  {
    makerId,
    status,
    effectiveAt,
  }: Pick<typeof proposal.$inferSelect, 'makerId' | 'status' | 'effectiveAt'>,
  colleagues: readonly Colleague[],
): string | null {
  if (effectiveAt === null) return null;
  const waits = status === 'pending' && !isAlone(colleagues, makerId, new Date());
  return waits ? null : effectiveAt.toISOString();
}

function approvesMoney(role: Role): boolean {
  const permissions = permissionsOf(role);
  return moneyResources.some((resource) => can(permissions, 'approve', chainOf(resource)));
}

const moneyResources = ['deposit', 'withdrawal'] as const satisfies readonly Resource[];

/** The second person for settings of the firm without an independent administrator. */
export function standsIn(role: Role): boolean {
  return scopeOf(role) === 'all' && approvesMoney(role);
}

export function hasIndependent(
  colleagues: readonly Colleague[],
  chain: readonly Resource[],
  makerId: string,
): boolean {
  return colleagues.some(
    ({ id, role, active }) =>
      active && can(permissionsOf(role), 'approve', chain) && !areTied(colleagues, id, makerId),
  );
}

export function hasLapsed(
  {
    makerId,
    operation,
    path,
  }: Pick<typeof proposal.$inferSelect, 'makerId' | 'operation' | 'path'>,
  colleagues: readonly Colleague[],
): boolean {
  const maker = colleagues.find(({ id }) => id === makerId);
  if (maker === undefined || maker.disabled) return true;
  return !mayCall({ permissions: permissionsOf(maker.role) }, operationOf(operation), path);
}
