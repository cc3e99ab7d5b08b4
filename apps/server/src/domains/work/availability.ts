import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, isNotNull, lt, lte, ne, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Reader, Transaction } from '../../kernel/db/database.ts';
import { availability, staffUser, workItem } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAuditEntries } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireVersion } from '../../platform/versioned-record.ts';
import { clock, freeWork, isAway, workChange } from '../../platform/work-item.ts';
import { isChoice } from '../staff/staff-scope.ts';
import { countOpen, describeRecord } from './work-records.ts';

const deputy = alias(staffUser, 'deputy');
const holder = alias(staffUser, 'holder');
const assigner = alias(staffUser, 'assigner');

async function readRow(reader: Reader, staffId: string) {
  const [row] = await reader
    .select({
      availability,
      isAway,
      deputy: { id: deputy.id, name: deputy.name },
    })
    .from(availability)
    .leftJoin(deputy, eq(deputy.id, availability.deputyId))
    .where(eq(availability.staffId, staffId));
  return row;
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function absenceOf({
  availability: { awayFrom, awayTo },
  deputy: of,
}: Row): Schemas.Absence | null {
  if (awayFrom === null || awayTo === null) return null;
  return { from: awayFrom.toISOString(), to: awayTo.toISOString(), deputy: of };
}

export async function standingOf(
  reader: Reader,
  staffId: string,
): Promise<Pick<Schemas.Assignee, 'away' | 'open' | 'capacity'>> {
  const row = await readRow(reader, staffId);
  const { work } = await readSetting(reader, 'trade');
  return {
    away: row?.isAway ? absenceOf(row) : null,
    open: await countOpen(reader, staffId),
    capacity: row?.availability.capacity ?? work.open_max,
  };
}

async function requirePerson(reader: Reader, context: RequestContext, id: string) {
  const actor = actorOf(context);
  const [found] = await reader.select().from(staffUser).where(eq(staffUser.id, id));
  const may = found && (found.id === actor.id || (mayManage(context) && isChoice(actor, found)));
  if (!may) throw new Problem('NOT_FOUND');
  return found;
}

const mayManage = (context: RequestContext) =>
  can(actorOf(context).permissions, 'update', chainOf('users'));

export async function readAvailability(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.Availability> {
  await requirePerson(reader, context, id);
  return viewOf(reader, id, await readRow(reader, id));
}

async function viewOf(
  reader: Reader,
  id: string,
  row: Row | undefined,
): Promise<Schemas.Availability> {
  const { work } = await readSetting(reader, 'trade');
  return {
    id,
    absence: row ? absenceOf(row) : null,
    capacity: row?.availability.capacity ?? null,
    default_capacity: work.open_max,
    open: await countOpen(reader, id),
    deputies: await deputiesOf(reader, id),
    version: row?.availability.version ?? 1,
  };
}

async function deputiesOf(reader: Reader, id: string): Promise<Schemas.Person[]> {
  const active = and(eq(staffUser.active, true), isNotNull(staffUser.passwordHash));
  const [of] = await reader.select().from(staffUser).where(eq(staffUser.id, id));
  if (of === undefined) return [];
  return reader
    .select({ id: staffUser.id, name: staffUser.name })
    .from(staffUser)
    .where(and(active, ne(staffUser.id, id), eq(staffUser.role, of.role)))
    .orderBy(asc(staffUser.name));
}

/** Throws NOT_FOUND, STALE_RECORD, FORBIDDEN and VALIDATION. */
export async function setAvailability(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { absence, capacity, version }: Schemas.AvailabilityInput,
): Promise<Schemas.Availability> {
  await requirePerson(tx, context, id);
  await tx.insert(availability).values({ staffId: id }).onConflictDoNothing();
  const mine = eq(availability.staffId, id);
  await tx.select().from(availability).where(mine).for('update');
  const before = await readRow(tx, id);
  if (before === undefined) throw new Error('The row was not stored.');
  const { updatedAt, version: present } = before.availability;
  const view = await viewOf(tx, id, before);
  requireVersion({ version: present, updatedAt, changedBy: undefined, view }, version);
  if (capacity !== before.availability.capacity && !mayManage(context)) {
    throw new Problem('FORBIDDEN');
  }
  if (absence !== null) requireAbsence(absence, view.deputies);
  const at = new Date();
  // Records that an absence freed stay free under the next one.
  const freed = await freeOfAbsent(tx, id);
  await tx
    .update(availability)
    .set({
      ...{ awayFrom: absence && new Date(absence.from), awayTo: absence && new Date(absence.to) },
      ...{ deputyId: absence?.deputy_id ?? null, capacity },
      ...{ version: present + 1, updatedAt: at },
    })
    .where(mine);
  const after = await readRow(tx, id);
  if (after?.isAway) freed.push(...(await freeOfAbsent(tx, id, clock)));
  await writeAuditEntries(tx, context, [
    ...freed,
    {
      action: 'user.availability_changed',
      subject: { type: 'staff_user', id },
      before: { absence: absenceOf(before), capacity: before.availability.capacity },
      after: { absence: after ? absenceOf(after) : null, capacity },
      at,
      changed: [{ topic: 'staff', id, version: present + 1 }],
    },
  ]);
  return viewOf(tx, id, after);
}

function requireAbsence(
  { from, to, deputy_id: deputyId }: Schemas.AbsenceInput,
  deputies: readonly Schemas.Person[],
): void {
  const wrong = [
    ...(new Date(to) > new Date(from) ? [] : ['absence.to']),
    ...(deputyId === null || deputies.some(({ id }) => id === deputyId)
      ? []
      : ['absence.deputy_id']),
  ];
  if (wrong.length === 0) return;
  const errors = wrong.map((field) => ({ field, code: 'FIELD_INVALID' }) as const);
  throw new Problem('VALIDATION', { errors });
}

async function freeOfAbsent(
  tx: Transaction,
  staffId?: string,
  before: SQLWrapper = availability.awayFrom,
): Promise<AuditEntry[]> {
  const gone = await tx
    .select({
      ...{ type: workItem.type, id: workItem.recordId },
      holder: { id: holder.id, name: holder.name },
      assigner: { id: assigner.id, name: assigner.name },
    })
    .from(workItem)
    .innerJoin(availability, eq(availability.staffId, workItem.holderId))
    .innerJoin(holder, eq(holder.id, workItem.holderId))
    .leftJoin(assigner, eq(assigner.id, workItem.assignedById))
    .where(
      and(
        staffId === undefined ? undefined : eq(workItem.holderId, staffId),
        lte(availability.awayFrom, clock),
        lt(workItem.takenAt, before),
      ),
    )
    .for('update', { of: workItem });
  const entries: AuditEntry[] = [];
  for (const { type, id, holder: of, assigner: by } of gone) {
    await freeWork(tx, and(eq(workItem.type, type), eq(workItem.recordId, id)));
    entries.push({
      action: 'work.returned',
      subject: { type, id },
      after: {
        ...{ assignee_id: of.id, assignee: of.name, cause: 'absence' },
        ...(by && { assigned_by_id: by.id, assigned_by: by.name }),
        ...(await describeRecord(tx, { type, id })),
      },
      changed: [workChange(type)],
    });
  }
  return entries;
}

export function returnFromAbsent(db: Database): Promise<void> {
  return db.transaction(async (tx) => {
    const freed = await freeOfAbsent(tx);
    if (freed.length > 0) await writeAuditEntries(tx, null, freed);
  });
}
