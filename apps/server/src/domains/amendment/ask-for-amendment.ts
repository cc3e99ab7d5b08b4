import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { amendment } from '../../kernel/db/schema.ts';
import { isUniqueViolation } from '../../kernel/db/violations.ts';
import { invalid, Problem } from '../../kernel/errors/problem.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { requireLatest } from '../../platform/versioned-record.ts';
import { readAccount } from '../account/account-view.ts';
import { readApprover } from '../approval/approver.ts';
import { claimFile } from '../file/attached-file.ts';
import { type Fields, isAmendable, lockOrder, type Order } from './amendable.ts';
import { amendmentView, findAmendmentRows } from './amendment-row.ts';
import { amendableOf, amendmentReview, kindOfNumber } from './audit-amendment.ts';

export async function readAmendableOrder(
  reader: Reader,
  context: RequestContext,
  query: { kind?: Schemas.AmendableKind | undefined; order_no: string },
): Promise<Schemas.AmendableOrder> {
  const actor = actorOf(context);
  const orderNo = query.order_no.trim().toUpperCase();
  const kind = query.kind ?? kindOfNumber(orderNo);
  const order = kind && (await amendableOf(kind).find(reader, actor, { orderNo }));
  if (kind === undefined || order === undefined) throw new Problem('NOT_FOUND');
  const approver = await readApprover(reader, context);
  const of = and(eq(amendment.kind, kind), eq(amendment.targetId, order.id));
  const newestFirst = [desc(amendment.createdAt), desc(amendment.id)];
  const rows = await findAmendmentRows(reader, actor, of, ...newestFirst);
  return {
    kind,
    id: order.id,
    version: order.version,
    order_no: order.orderNo,
    status: order.status,
    currency: order.currency,
    market: order.market ?? null,
    client: order.client,
    account: await readAccount(reader, order.accountId),
    facts: [...order.facts],
    fields: Object.entries(order.fields).map(([name, value]) => ({
      name,
      value,
      amendable: isAmendable(order, name),
      barred: order.barred[name] ?? null,
      options: [...(order.options?.[name] ?? [])],
    })),
    amendments: rows.map((row) => amendmentView(row, approver)),
  };
}

export interface AmendmentTerms {
  id?: string;
  kind: Schemas.AmendableKind;
  order: Order;
  after: Fields;
  reasonCode: string;
  reason: string;
  evidenceId: string | null;
  makerId: string;
  at: Date;
}

export async function createAmendment(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.AmendmentCreate,
): Promise<Schemas.Amendment> {
  const actor = actorOf(context);
  const { kind, base_version: version, evidence: evidenceId = null } = request;
  const amendable = amendableOf(kind);
  await lockOrder(tx, amendable, request.target_id);
  const order = await amendable.find(tx, actor, { id: request.target_id });
  if (order === undefined) throw new Problem('NOT_FOUND');
  const { id, fields, status } = order;
  const view = () => ({ ...fields, status, version: order.version });
  await requireLatest(tx, { type: kind, id }, { version: order.version, view }, version);
  requireAmendable(order, request.after);
  const after = await amendable.check(tx, order, request.after);
  requireChange(order, after);
  if (evidenceId !== null) {
    const evidence = { id: evidenceId, purpose: 'amendment_evidence', userId: actor.id } as const;
    await claimFile(tx, evidence, amendment.evidenceId);
  }
  const { stored, audit } = await storeAmendment(tx, {
    kind,
    order,
    after,
    reasonCode: request.reason_code,
    reason: request.reason.trim(),
    evidenceId,
    makerId: actor.id,
    at: new Date(),
  });
  await writeAudit(tx, context, audit);
  return amendmentReview.read(tx, context, stored.id);
}

/** Throws AMENDMENT_OPEN if the order has a pending one. */
export async function storeAmendment(
  tx: Transaction,
  { order, after, at, ...columns }: AmendmentTerms,
): Promise<{ stored: typeof amendment.$inferSelect; audit: AuditEntry }> {
  const before = Object.fromEntries(
    Object.keys(after).map((name) => [name, order.fields[name] ?? null]),
  );
  const [stored] = await tx
    .insert(amendment)
    .values({
      ...columns,
      targetId: order.id,
      orderNo: order.orderNo,
      clientId: order.client.id,
      baseVersion: order.version,
      before,
      after,
      madeAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new Problem('AMENDMENT_OPEN') : error;
    });
  if (stored === undefined) throw new Error('The amendment was not stored.');
  const { id, clientId, version } = stored;
  return {
    stored,
    audit: {
      action: 'amendment.created',
      subject: { type: 'amendment', id },
      before,
      after: { ...after, order: `${stored.kind} ${stored.orderNo}`, reason: stored.reason },
      at,
      changed: [{ topic: 'amendment', id, version, clientId }],
    },
  };
}

const requireAmendable = (order: Order, after: Fields) =>
  refuseFields(
    order,
    Object.keys(after).filter((name) => !isAmendable(order, name)),
  );

const requireChange = (order: Order, after: Fields) =>
  refuseFields(
    order,
    Object.keys(after).filter((name) => order.fields[name] === after[name]),
  );

function refuseFields({ fields }: Order, names: readonly string[]): void {
  if (names.length === 0) return;
  const codeOf = (name: string) =>
    Object.hasOwn(fields, name) ? 'FIELD_INVALID' : 'FIELD_UNKNOWN';
  throw invalid(...names.map((name) => ({ field: `after.${name}`, code: codeOf(name) }) as const));
}
