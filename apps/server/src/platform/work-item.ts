import { type Action, can, chainOf, type Resource } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../kernel/db/database.ts';
import { availability, proposal, recordComment, staffUser, workItem } from '../kernel/db/schema.ts';
import { Problem } from '../kernel/errors/problem.ts';
import type { ListingActor } from './actor.ts';
import type { Change } from './changes.ts';

export interface WorkKey {
  type: Schemas.WorkType;
  id: string;
}

/** By the database's clock: those of several servers differ. */
export const clock = sql`clock_timestamp()`;

export const isAway = sql<boolean>`coalesce(${availability.awayFrom} <= ${clock}
  and ${availability.awayTo} > ${clock}, false)`;

export const isHeld: SQL = sql`(${and(
  isNotNull(workItem.holderId),
  or(isNull(workItem.expiresAt), gt(workItem.expiresAt, clock)),
  sql`not exists (select from ${availability} where ${availability.staffId} = ${workItem.holderId}
    and ${availability.awayFrom} <= ${clock} and ${workItem.takenAt} < ${availability.awayFrom})`,
)})`;

interface WorkRight {
  resources: readonly Resource[];
  actions: readonly Action[];
}

/** One of the resources with one of the actions gives the right to decide records of a kind. */
export const workRights: Readonly<Record<Schemas.WorkType, WorkRight>> = {
  deposit: { resources: ['deposit'], actions: ['approve'] },
  withdrawal: { resources: ['withdrawal'], actions: ['approve'] },
  overdrawn: { resources: ['loan', 'compensation'], actions: ['approve'] },
  kyc: { resources: ['kyc'], actions: ['approve'] },
  // Each kind of order has a resource of its own, which its list names.
  trade: { resources: [], actions: ['approve', 'settle'] },
  amendment: { resources: ['emergency'], actions: ['approve'] },
  crypto_address: { resources: ['cryptoAddress'], actions: ['approve'] },
  proposal: { resources: ['approval'], actions: ['update'] },
  allocation: { resources: ['allocation'], actions: ['assign'] },
  dataException: { resources: ['dataException'], actions: ['update'] },
};

interface HeldRecords {
  type: Schemas.WorkType;
  table: Record<'id' | 'status', PgColumn>;
  waiting?: SQL | undefined;
  /** Those of the kind by default. */
  resources?: readonly Resource[];
}

/** Throws FORBIDDEN to users who may decide none of them. */
export function heldBy(
  { id: me, permissions }: Pick<ListingActor, 'id' | 'permissions'>,
  whose: Schemas.WorkHolder | undefined,
  { type, table, waiting = eq(table.status, 'pending'), ...of }: HeldRecords,
): SQL | undefined {
  if (whose === undefined) return undefined;
  const { id } = table;
  const { actions, resources } = { ...workRights[type], ...of };
  const may = (one: Resource) => actions.some((action) => can(permissions, action, chainOf(one)));
  if (!resources.some(may)) throw new Problem('FORBIDDEN');
  const held = (by?: SQL) =>
    sql`(select ${workItem.recordId} from ${workItem} where ${and(eq(workItem.type, type), isHeld, by)})`;
  switch (whose) {
    case 'none':
      return and(waiting, sql`${id} not in ${held()}`);
    case 'me':
      return and(waiting, sql`${id} in ${held(eq(workItem.holderId, me))}`);
    case 'others':
      return and(waiting, sql`${id} in ${held(ne(workItem.holderId, me))}`);
  }
}

const holder = alias(staffUser, 'holder');
const assigner = alias(staffUser, 'assigner');

const person = (found: Schemas.Person | null) => found && { id: found.id, name: found.name };
const text = (at: Date | null) => at?.toISOString() ?? null;
const noHolder = { holder: null, taken_at: null, expires_at: null, assigned_by: null };

export async function findWork(
  reader: Reader,
  type: Schemas.WorkType,
  which: SQL | undefined,
): Promise<Schemas.WorkItem[]> {
  const rows = await reader
    .select({
      item: workItem,
      held: sql<boolean>`${isHeld}`,
      aside: sql<boolean>`coalesce(${workItem.asideUntil} > ${clock}, false)`,
      holder: { id: holder.id, name: holder.name },
      assigner: { id: assigner.id, name: assigner.name },
    })
    .from(workItem)
    .leftJoin(holder, eq(holder.id, workItem.holderId))
    .leftJoin(assigner, eq(assigner.id, workItem.assignedById))
    .where(and(eq(workItem.type, type), which))
    .orderBy(asc(workItem.takenAt), asc(workItem.recordId));
  return rows.map(({ item, held, aside, ...of }) => ({
    type: item.type,
    id: item.recordId,
    ...(held
      ? {
          holder: person(of.holder),
          taken_at: text(item.takenAt),
          expires_at: text(item.expiresAt),
          assigned_by: person(of.assigner),
        }
      : noHolder),
    aside_until: aside ? text(item.asideUntil) : null,
    first_look_at: text(item.firstLookAt),
  }));
}

export async function readWork(reader: Reader, { type, id }: WorkKey): Promise<Schemas.WorkItem> {
  const [found] = await findWork(reader, type, eq(workItem.recordId, id));
  return found ?? { type, id, ...noHolder, aside_until: null, first_look_at: null };
}

const isAboutProposal = (id: string, { subjectType, subjectId }: typeof recordComment): SQL => sql`
  exists (select from ${proposal} where ${proposal.id} = ${id} and case
    when ${proposal.subjectType} in ('deposit', 'withdrawal', 'overdrawn', 'kyc', 'trade', 'amendment')
    then ${subjectType} = ${proposal.subjectType} and ${subjectId}::text = ${proposal.subjectId}
    else ${subjectType} = 'proposal' and ${subjectId} = ${proposal.id} end)`;

export async function openedWork(
  reader: Reader,
  key: WorkKey,
  mine: boolean,
): Promise<Schemas.WorkClaim> {
  const { subjectType, subjectId } = recordComment;
  const about =
    key.type === 'proposal'
      ? isAboutProposal(key.id, recordComment)
      : sql`${subjectType} = ${key.type} and ${subjectId} = ${key.id}`;
  return {
    mine,
    item: await readWork(reader, key),
    comments: await reader.$count(recordComment, about),
  };
}

export async function findHolders(
  reader: Reader,
  type: Schemas.WorkType,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Schemas.Person>> {
  const items = await findWork(reader, type, and(inArray(workItem.recordId, [...ids]), isHeld));
  return new Map(items.flatMap(({ id, holder: by }) => (by === null ? [] : [[id, by]])));
}

interface Claim {
  staffId: string;
  minutes: number;
  since: Date | null;
  takeOver?: boolean;
}

/** Gives the record to one of several users who claim at once. An own claim is renewed; an assignment stays one. */
export async function applyClaim(
  tx: Transaction,
  { type, id }: WorkKey,
  { staffId, minutes, since, takeOver = false }: Claim,
): Promise<{ mine: boolean; began: 'opened' | 'taken_over' | null }> {
  const key = and(eq(workItem.type, type), eq(workItem.recordId, id));
  await tx.insert(workItem).values({ type, recordId: id }).onConflictDoNothing();
  const [before] = await tx
    .select({ holderId: workItem.holderId, held: sql<boolean>`${isHeld}` })
    .from(workItem)
    .where(key)
    .for('update');
  const own = before?.held === true && before.holderId === staffId;
  const another = before?.held === true && !own;
  if (another && !takeOver) return { mine: false, began: null };
  const expiresAt = sql`${clock} + make_interval(mins => ${minutes}::int)`;
  const waitsSince = sql`coalesce(${since?.toISOString() ?? null}::timestamptz, '-infinity')`;
  await tx
    .update(workItem)
    .set({
      ...(own
        ? { expiresAt: sql`case when ${workItem.assignedById} is null then ${expiresAt} end` }
        : { holderId: staffId, takenAt: clock, expiresAt, assignedById: null }),
      firstLookAt: sql`case when ${workItem.firstLookAt} >= ${waitsSince}
        then ${workItem.firstLookAt} else ${clock} end`,
    })
    .where(key);
  return { mine: true, began: own ? null : another ? 'taken_over' : 'opened' };
}

export async function giveWork(
  tx: Transaction,
  { type, id }: WorkKey,
  { staffId, byId }: { staffId: string; byId: string },
): Promise<void> {
  const given = { holderId: staffId, takenAt: clock, expiresAt: null, assignedById: byId };
  await tx
    .insert(workItem)
    .values({ type, recordId: id, ...given })
    .onConflictDoUpdate({
      target: [workItem.type, workItem.recordId],
      set: { ...given, asideUntil: null },
    });
}

const free = { holderId: null, takenAt: null, expiresAt: null, assignedById: null } as const;

export function freeWork(
  tx: Transaction,
  which: SQL | undefined,
  asideUntil?: Date,
): Promise<(typeof workItem.$inferSelect)[]> {
  return tx
    .update(workItem)
    .set({ ...free, ...(asideUntil && { asideUntil }) })
    .where(which)
    .returning();
}

export async function endWork(tx: Transaction, { type, id }: WorkKey): Promise<Change[]> {
  const mine = and(eq(workItem.type, type), eq(workItem.recordId, id));
  const ended = await freeWork(tx, and(mine, isNotNull(workItem.holderId)));
  return ended.length > 0 ? [workChange(type)] : [];
}

export const workChange = (type: Schemas.WorkType): Change => ({
  topic: 'work',
  id: type,
  version: 1,
});
