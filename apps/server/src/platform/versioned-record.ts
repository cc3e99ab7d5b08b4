import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Reader, Transaction } from '../kernel/db/database.ts';
import { auditLog, staffUser } from '../kernel/db/schema.ts';
import { refuseDuplicate } from '../kernel/db/violations.ts';
import { Problem, type ProblemDetails } from '../kernel/errors/problem.ts';
import { writeAudit } from './audit-log.ts';
import type { Change, FirmTopic } from './changes.ts';
import { actorOf, type RequestContext } from './request-context.ts';

interface Present {
  version: number;
  updatedAt: Date | undefined;
  /** Undefined if the change was not made by staff. */
  changedBy: string | null | undefined;
  /** Null if the user is not to see it. */
  view: object | null;
}

interface Stamped extends Pick<Present, 'version' | 'updatedAt'> {
  updatedById: string | null;
  view(): Present['view'] | Promise<Present['view']>;
}

/** Throws STALE_RECORD. */
export function requireVersion(present: Present, seen: number): void {
  if (present.version === seen) return;
  throw new Problem('STALE_RECORD', {
    ...(present.view !== null && { current: { ...present.view } }),
    ...(present.updatedAt !== undefined && { changedAt: present.updatedAt.toISOString() }),
    ...(present.changedBy != null && { changedBy: present.changedBy }),
  });
}

/** Reads the view and the name of the last user only if the record is stale. Throws STALE_RECORD. */
export async function requireUnchanged(
  reader: Reader,
  { updatedById, view, ...present }: Stamped,
  seen: number,
): Promise<void> {
  if (present.version === seen) return;
  const [by] = await reader
    .select({ name: staffUser.name })
    .from(staffUser)
    .where(sql`${staffUser.id} = ${updatedById}`);
  requireVersion({ ...present, changedBy: by?.name, view: await view() }, seen);
}

/** Names the last change of the audit log. Throws STALE_RECORD. */
export async function requireLatest(
  reader: Reader,
  subject: { type: string; id: string },
  present: { version: number; view(): object | Promise<object> },
  seen: number,
): Promise<void> {
  if (present.version === seen) return;
  throw new Problem('STALE_RECORD', {
    current: { ...(await present.view()) },
    ...(await lastChange(reader, subject)),
  });
}

export async function lastChange(
  reader: Reader,
  subject: { type: string; id: string },
): Promise<Pick<ProblemDetails, 'changedBy' | 'changedAt'>> {
  const [entry] = await reader
    .select({ name: auditLog.actorName, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectType, subject.type),
        eq(auditLog.subjectId, subject.id),
        isNotNull(auditLog.after),
        // A refused sign-in has an entry too, but changes nothing.
        sql`${auditLog.action} !~ '(failed|refused)$'`,
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(1);
  if (entry === undefined) return {};
  return {
    ...(entry.name !== null && { changedBy: entry.name }),
    changedAt: entry.at.toISOString(),
  };
}

type ConfigTable = PgTable & Record<'id' | 'version' | 'updatedById', PgColumn>;
type Stored<T extends ConfigTable> = T['$inferSelect'] & {
  id: string;
  version: number;
  updatedAt: Date;
  updatedById: string | null;
};

interface VersionedKind<T extends ConfigTable> {
  table: T;
  type: FirmTopic;
  view(record: T['$inferSelect']): object;
  facts(record: T['$inferSelect']): Record<string, unknown>;
  unique: string;
}

export function versioned<T extends ConfigTable>({
  table,
  type,
  view,
  facts,
  unique,
}: VersionedKind<T>) {
  // Each of these tables has the columns that are named here.
  const columns = (values: object) => values as T['$inferInsert'];
  const changeOf = ({ id }: Stored<T>, version: number): Change => ({ topic: type, id, version });

  /** Throws FIELD_TAKEN at the unique field. */
  async function add(tx: Transaction, context: RequestContext, values: object): Promise<Stored<T>> {
    const wanted = columns({ ...values, updatedById: actorOf(context).id });
    const rows = await refuseDuplicate(unique, () => tx.insert(table).values(wanted).returning());
    const [added] = rows as Stored<T>[];
    if (added === undefined) throw new Error(`The ${type} was not stored.`);
    await writeAudit(tx, context, {
      action: `${type}.created`,
      subject: { type, id: added.id },
      after: facts(added),
      changed: [changeOf(added, added.version)],
    });
    return added;
  }

  /** Throws NOT_FOUND and STALE_RECORD. */
  async function lock(tx: Transaction, id: string, version: number): Promise<Stored<T>> {
    const [found] = await tx
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for('update');
    if (found === undefined) throw new Problem('NOT_FOUND');
    const record = found as Stored<T>;
    await requireUnchanged(tx, { ...record, view: () => view(record) }, version);
    return record;
  }

  /** Takes a locked record. Throws FIELD_TAKEN at the unique field. */
  async function save(
    tx: Transaction,
    context: RequestContext,
    before: Stored<T>,
    change: Partial<T['$inferSelect']>,
    action = 'changed',
  ): Promise<Stored<T>> {
    const version = before.version + 1;
    const by = { version, updatedAt: new Date(), updatedById: actorOf(context).id };
    const after = { ...before, ...change, ...by };
    await refuseDuplicate(unique, () =>
      tx.update(table).set(columns(after)).where(eq(table.id, before.id)),
    );
    await writeAudit(tx, context, {
      action: `${type}.${action}`,
      subject: { type, id: before.id },
      before: facts(before),
      after: facts(after),
      changed: [changeOf(before, version)],
    });
    return after;
  }

  /** Takes a locked record. */
  async function remove(tx: Transaction, context: RequestContext, before: Stored<T>) {
    await tx.delete(table).where(eq(table.id, before.id));
    await writeAudit(tx, context, {
      action: `${type}.deleted`,
      subject: { type, id: before.id },
      before: facts(before),
      changed: [changeOf(before, before.version + 1)],
    });
  }

  return { add, lock, save, remove };
}
