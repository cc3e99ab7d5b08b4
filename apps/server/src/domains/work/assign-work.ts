import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { staffUser, workItem } from '../../kernel/db/schema.ts';
import { byLanguage } from '../../kernel/errors/by-language.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { actorOfStaff, type StaffUserRow } from '../../platform/sessions/sessions.ts';
import {
  freeWork,
  giveWork,
  readWork,
  type WorkKey,
  workChange,
} from '../../platform/work-item.ts';
import { standingOf } from './availability.ts';
import { describeRecord, isForUser, mayDecideOf, requireDecidable } from './work-records.ts';

const dayMs = 24 * 60 * 60 * 1000;
const asideDaysMax = 30;

async function requireMayAssign(reader: Reader, context: RequestContext, key: WorkKey) {
  const actor = actorOf(context);
  await requireDecidable(reader, context, key);
  if (actor.scope !== 'all') throw new Problem('FORBIDDEN');
}

async function couldDecide(
  reader: Reader,
  context: RequestContext,
  person: StaffUserRow,
  key: WorkKey,
): Promise<boolean> {
  const actor = actorOfStaff(person, actorOf(context).sessionId);
  if (!mayDecideOf(actor, key.type)) return false;
  try {
    return await isForUser(reader, { ...context, actor }, key);
  } catch (error) {
    if (error instanceof Problem && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

const mayWork = and(eq(staffUser.active, true), isNotNull(staffUser.passwordHash));

/** Throws NOT_FOUND and FORBIDDEN. */
export async function listAssignees(
  reader: Reader,
  context: RequestContext,
  key: WorkKey,
): Promise<Schemas.AssigneeList> {
  await requireMayAssign(reader, context, key);
  const people = await reader.select().from(staffUser).where(mayWork).orderBy(asc(staffUser.name));
  const list: Schemas.Assignee[] = [];
  for (const person of people) {
    if (!(await couldDecide(reader, context, person, key))) continue;
    list.push({ id: person.id, name: person.name, ...(await standingOf(reader, person.id)) });
  }
  return { list };
}

/** Lock the colleague first. Throws NOT_FOUND, FORBIDDEN and VALIDATION. */
export async function assignWork(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
  { staff_id: staffId }: Schemas.WorkAssignment,
): Promise<Schemas.WorkItem> {
  await requireMayAssign(tx, context, key);
  const [person] = await tx
    .select()
    .from(staffUser)
    .where(and(eq(staffUser.id, staffId), mayWork));
  if (person === undefined || !(await couldDecide(tx, context, person, key))) {
    throw refusal({ field: 'staff_id', code: 'ASSIGNEE_CANNOT_DECIDE' });
  }
  const before = await readWork(tx, key);
  const { away, open, capacity } = await standingOf(tx, staffId);
  if (away !== null) throw refusal(awayProblem(away));
  if (open >= capacity && before.holder?.id !== staffId) {
    throw refusal({ field: 'staff_id', code: 'ASSIGNEE_FULL', values: { open: String(open) } });
  }
  await giveWork(tx, key, { staffId, byId: actorOf(context).id });
  await writeAudit(tx, context, {
    action: 'work.assigned',
    subject: key,
    before: { assignee_id: before.holder?.id ?? null, assignee: before.holder?.name ?? null },
    after: {
      ...{ assignee_id: person.id, assignee: person.name },
      ...(await describeRecord(tx, key)),
    },
    changed: [workChange(key.type)],
  });
  return readWork(tx, key);
}

function awayProblem({ to, deputy }: Schemas.Absence): FieldProblem {
  const instead = byLanguage((language) =>
    deputy === null
      ? ''
      : language === 'zh-CN'
        ? `，代班人为${deputy.name}`
        : `; the deputy is ${deputy.name}`,
  );
  const values = { until: new Date(to), deputy: instead };
  return { field: 'staff_id', code: 'ASSIGNEE_AWAY', values };
}

const refusal = (error: FieldProblem) => new Problem('VALIDATION', { errors: [error] });

/** Throws NOT_FOUND, FORBIDDEN and VALIDATION. */
export async function returnWork(
  tx: Transaction,
  context: RequestContext,
  key: WorkKey,
  { until }: Schemas.WorkReturn,
): Promise<Schemas.WorkItem> {
  const actor = actorOf(context);
  await requireDecidable(tx, context, key);
  const from = Date.now();
  const asideUntil = new Date(until);
  if (Number(asideUntil) <= from || Number(asideUntil) > from + asideDaysMax * dayMs) {
    throw refusal({ field: 'until', code: 'FIELD_INVALID' });
  }
  await tx.insert(workItem).values({ type: key.type, recordId: key.id }).onConflictDoNothing();
  const mine = and(eq(workItem.type, key.type), eq(workItem.recordId, key.id));
  await tx.select().from(workItem).where(mine).for('update');
  const { holder, assigned_by: assigner } = await readWork(tx, key);
  if (holder !== null && holder.id !== actor.id && actor.scope !== 'all') {
    throw new Problem('FORBIDDEN');
  }
  await freeWork(tx, mine, asideUntil);
  await writeAudit(tx, context, {
    action: 'work.returned',
    subject: key,
    after: {
      ...{ assignee_id: holder?.id ?? null, assignee: holder?.name ?? null, until },
      ...(assigner && { assigned_by_id: assigner.id, assigned_by: assigner.name }),
      ...(await describeRecord(tx, key)),
    },
    changed: [workChange(key.type)],
  });
  return readWork(tx, key);
}
