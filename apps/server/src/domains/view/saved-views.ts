import { can, chainOf, type Role } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, inArray, ne, or } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { savedView, staffUser } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import type { Change } from '../../platform/changes.ts';
import { inSession } from '../../platform/idempotent.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { lockPerson } from '../../platform/sessions/sessions.ts';

type ViewRow = typeof savedView.$inferSelect;

const viewsMax = 50;

const sharingOf: Readonly<Record<Role, Schemas.ViewSharing>> = {
  god: 'everyone',
  angel: 'everyone',
  superman: 'team',
  hero: 'private',
};
const seeingAll = ['god', 'angel'] as const;

const viewOf = (row: ViewRow): Schemas.SavedView => ({
  id: row.id,
  list: row.list,
  name: row.name,
  search: row.search,
  layout: row.layout,
  standard: row.standard,
  sharing: row.sharing,
  version: row.version,
});

function requirePageOf({ permissions }: Actor, list: string): void {
  if (!list.startsWith('statistics-')) return;
  const resource = list === 'statistics-team' ? 'teamstat' : 'stat';
  if (!can(permissions, 'read', chainOf(resource))) throw new Problem('FORBIDDEN');
}

export async function listViews(
  reader: Reader,
  actor: Actor,
  list: string,
): Promise<Schemas.SavedViews> {
  requirePageOf(actor, list);
  const own = await reader
    .select()
    .from(savedView)
    .where(and(eq(savedView.list, list), eq(savedView.ownerId, actor.id)))
    .orderBy(asc(savedView.createdAt), asc(savedView.id));
  const [me] = await reader
    .select({ leaderId: staffUser.leaderId })
    .from(staffUser)
    .where(eq(staffUser.id, actor.id));
  const leaderId = me?.leaderId ?? null;
  // The role of now decides: what its owner may not share any more is private again.
  const ofTeam =
    leaderId === null
      ? undefined
      : and(
          eq(savedView.sharing, 'team'),
          eq(savedView.ownerId, leaderId),
          eq(staffUser.role, 'superman'),
        );
  const ofAll = and(eq(savedView.sharing, 'everyone'), inArray(staffUser.role, seeingAll));
  const shared = await reader
    .select({ view: savedView, owner: staffUser.name })
    .from(savedView)
    .innerJoin(staffUser, eq(staffUser.id, savedView.ownerId))
    .where(
      and(
        eq(savedView.list, list),
        ne(savedView.ownerId, actor.id),
        eq(staffUser.active, true),
        or(ofAll, ofTeam),
      ),
    )
    .orderBy(asc(savedView.name), asc(savedView.id));
  return {
    may_share: sharingOf[actor.role],
    own: own.map(viewOf),
    shared: shared.map(({ view, owner }) => ({ ...viewOf(view), standard: false, owner })),
  };
}

/** Throws NOT_FOUND, FORBIDDEN, and FIELD_TAKEN or VIEWS_FULL at `name`. */
export function saveView(
  context: RequestContext,
  id: string,
  input: Schemas.SavedViewInput,
): Promise<Schemas.SavedView> {
  const actor = actorOf(context);
  const name = input.name.trim();
  if (name === '') throw wrongName('FIELD_INVALID');
  requirePageOf(actor, input.list);
  return inSession(
    context,
    async (tx) => {
      const before = await lockView(tx, actor, id);
      if (input.sharing !== 'private' && input.sharing !== sharingOf[actor.role]) {
        throw new Problem('FORBIDDEN');
      }
      await requireRoom(tx, actor, { id, list: input.list, name }, before === null);
      const at = new Date();
      const values = { ...input, name, ownerId: actor.id, updatedAt: at };
      if (input.standard) {
        const others = and(
          eq(savedView.ownerId, actor.id),
          eq(savedView.list, input.list),
          ne(savedView.id, id),
        );
        await tx.update(savedView).set({ standard: false }).where(others);
      }
      const sharedAt = input.sharing === 'private' ? null : (before?.sharedAt ?? at);
      const version = (before?.version ?? 0) + 1;
      const [row] = await tx
        .insert(savedView)
        .values({ id, ...values, sharedAt, createdAt: at, version })
        .onConflictDoUpdate({ target: savedView.id, set: { ...values, sharedAt, version } })
        .returning();
      if (row === undefined) throw new Error('The view was not returned by the database.');
      await writeAudit(tx, context, {
        action: actionOf(before, row),
        subject: { type: 'view', id },
        before: before && factsOf(before),
        after: factsOf(row),
        at,
        changed: changesOf(before, row),
      });
      return viewOf(row);
    },
    // The own views are counted and named one write at a time.
    (tx) => lockPerson(tx, actor.id),
  );
}

export function deleteView(context: RequestContext, id: string): Promise<Schemas.Done> {
  const actor = actorOf(context);
  return inSession(context, async (tx) => {
    const before = await lockView(tx, actor, id);
    if (before === null) throw new Problem('NOT_FOUND');
    await tx.delete(savedView).where(eq(savedView.id, id));
    await writeAudit(tx, context, {
      action: 'view.deleted',
      subject: { type: 'view', id },
      before: factsOf(before),
      at: new Date(),
      changed: changesOf(before, before),
    });
    return { ok: true };
  });
}

async function lockView(tx: Transaction, actor: Actor, id: string): Promise<ViewRow | null> {
  const [row] = await tx.select().from(savedView).where(eq(savedView.id, id)).for('update');
  if (row !== undefined && row.ownerId !== actor.id) throw new Problem('NOT_FOUND');
  return row ?? null;
}

async function requireRoom(
  tx: Transaction,
  { id: ownerId }: Actor,
  { id, list, name }: Pick<ViewRow, 'id' | 'list' | 'name'>,
  isNew: boolean,
): Promise<void> {
  const own = eq(savedView.ownerId, ownerId);
  if (isNew && (await tx.$count(savedView, own)) >= viewsMax) throw wrongName('VIEWS_FULL');
  const same = and(own, eq(savedView.list, list), eq(savedView.name, name), ne(savedView.id, id));
  if ((await tx.$count(savedView, same)) > 0) throw wrongName('FIELD_TAKEN');
}

const wrongName = (code: 'FIELD_TAKEN' | 'FIELD_INVALID' | 'VIEWS_FULL') =>
  new Problem('VALIDATION', { errors: [{ field: 'name', code }] });

const isShared = (row: ViewRow | null) => row !== null && row.sharing !== 'private';

function actionOf(before: ViewRow | null, after: ViewRow): string {
  if (isShared(after) && after.sharing !== before?.sharing) return 'view.shared';
  if (isShared(before) && !isShared(after)) return 'view.unshared';
  return 'view.saved';
}

const factsOf = ({ name, list, sharing }: ViewRow) => ({ name, list, sharing });

const changesOf = (before: ViewRow | null, after: ViewRow): Change[] =>
  isShared(before) || isShared(after)
    ? [{ topic: 'view', id: after.id, version: after.version }]
    : [];
