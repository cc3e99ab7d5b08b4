import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { allocation, allocationLine, tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, invalid, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { proposeDraft } from '../approval/two-people.ts';
import { poolOf, requireLeftInPool, wrongAllotment } from '../product/used-capacity.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { termsOf } from '../trade-terms/trade-terms.ts';
import { computeProposal } from './compute-proposal.ts';
import { isAwaiting, lockAllocation } from './lock-allocation.ts';
import { type AllocationKey, readAllocation } from './read-allocation.ts';
import { newSeed } from './schemes/random.ts';
import { allocationAct, readOrderMakers } from './signing.ts';

/** Saves a draft only: a second person publishes it. */
export async function saveAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  request: Schemas.AllocationDraft,
): Promise<Schemas.Allocation> {
  const actor = actorOf(context);
  const { product, found } = await lockAllocation(tx, context, key, request.version);
  const awaiting = await tx
    .select({ id: tradeRecord.id, applied: tradeRecord.appliedQty })
    .from(tradeRecord)
    .where(isAwaiting(product.id));
  const draft = await draftLines(tx, product, found, request);
  const { scheme, changedScheme, drawn, note } = draft;
  const allotted = readLines(draft.lines, awaiting, poolOf(product).lot);
  const total = [...allotted.values()].reduce((sum, quantity) => sum + quantity, 0);
  await requireLeftInPool(tx, product, String(total));

  const at = new Date();
  const version = (found?.version ?? 0) + 1;
  const set = { version, scheme, changedScheme, note, draftedById: actor.id, updatedAt: at };
  const [saved] = await tx
    .insert(allocation)
    .values({ productId: product.id, createdAt: at, ...set })
    .onConflictDoUpdate({ target: allocation.productId, set })
    .returning();
  if (saved === undefined) throw new Error('The draft was not stored.');
  const lines = awaiting.map(({ id }) => ({
    trade_id: id,
    allotted: allotted.get(id) ?? 0,
    drawn: drawn === null ? null : (drawn.get(id) ?? 0),
  }));
  await storeLines(tx, saved.id, lines);
  await writeAudit(tx, context, {
    action: 'allocation.saved',
    subject: { type: 'allocation', id: product.id },
    before: found ? { version: found.version } : null,
    after: {
      ...{ version, lines: lines.length, allotted: total, scheme: scheme?.name ?? null },
      ...(changedScheme && {
        changed_scheme: changedScheme.name,
        changed_orders: lines.filter((line) => line.allotted !== line.drawn).length,
      }),
      ...(note !== null && { note }),
    },
    at,
    changed: [{ topic: 'allocation', id: product.id, version }],
  });
  await proposePublication(tx, context, product, saved);
  return readAllocation(tx, context, key, { drawn: draft.draw });
}

export async function proposePublication(
  tx: Transaction,
  context: RequestContext,
  product: TradeRow['product'],
  saved: typeof allocation.$inferSelect,
): Promise<void> {
  const makers = await readOrderMakers(tx, saved.id);
  const { allottedQty, drawnQty } = allocationLine;
  const [lines] = await tx
    .select({
      orders: count(),
      allotted: sum(allottedQty),
      changed: sql<number>`count(*) filter (where ${allottedQty} <> ${drawnQty})`.mapWith(Number),
    })
    .from(allocationLine)
    .where(eq(allocationLine.allocationId, saved.id));
  await proposeDraft(tx, context, allocationAct(product, saved.draftedById, makers), {
    input: {
      path: { kind: product.kind, productId: product.id },
      body: { version: saved.version },
    },
    changes: [
      { field: 'status', before: 'draft', after: 'published' },
      { field: 'orders', before: null, after: String(lines?.orders ?? 0) },
      { field: 'allotted', before: null, after: lines?.allotted ?? '0' },
      ...(saved.changedScheme === null
        ? []
        : [{ field: 'changed_orders', before: '0', after: String(lines?.changed ?? 0) }]),
      ...(saved.note === null ? [] : [{ field: 'note', before: null, after: saved.note }]),
    ],
    from: termsOf(product).apply_end ?? null,
  });
}

interface StoredLine {
  trade_id: string;
  allotted: number;
  drawn: number | null;
}

/** Writes only what has changed: each new line costs the database two checks of what it refers to. */
async function storeLines(
  tx: Transaction,
  allocationId: string,
  lines: readonly StoredLine[],
): Promise<void> {
  await tx.execute(sql`
    delete from ${allocationLine} line using ${tradeRecord} trade
    where line.allocation_id = ${allocationId} and trade.id = line.trade_id and trade.status <> 'awaiting'`);
  const given = JSON.stringify(lines.map((line) => ({ id: newId(), ...line })));
  await tx.execute(sql`
    insert into ${allocationLine} as line (id, allocation_id, trade_id, allotted_qty, drawn_qty)
    select given.id, ${allocationId}, given.trade_id, given.allotted, given.drawn
    from jsonb_to_recordset(${given}::jsonb)
      as given(id uuid, trade_id uuid, allotted bigint, drawn bigint)
    on conflict (trade_id) do update
    set allotted_qty = excluded.allotted_qty, drawn_qty = excluded.drawn_qty
    where line.allotted_qty <> excluded.allotted_qty
      or line.drawn_qty is distinct from excluded.drawn_qty`);
}

type Line = Schemas.AllottedLine;
type Stored = Pick<typeof allocation.$inferSelect, 'scheme' | 'changedScheme' | 'seed'>;

/**
 * Lines as typed, or as the scheme gives them, with the scheme behind them. Throws VALIDATION if the draft names both or neither, or changes a
 * computed result without a note, and ALLOCATION_OUTDATED if the scheme gives other lines than the user saw.
 */
async function draftLines(
  tx: Transaction,
  product: TradeRow['product'],
  found: Stored | undefined,
  request: Schemas.AllocationDraft,
) {
  const { lines, scheme, digest } = request;
  const seed = found?.seed ?? null;
  if (scheme === undefined) {
    if (lines === undefined) throw wrong('lines');
    return { ...(await changedByHand(tx, product, found, request)), lines };
  }
  if (lines !== undefined) throw wrong('lines');
  if (digest === undefined) throw wrong('digest');
  if (request.changed_scheme !== undefined) throw wrong('changed_scheme');
  if (request.note !== undefined) throw wrong('note');
  // Without a seed no proposal was shown.
  const proposal = seed === null ? null : await computeProposal(tx, product, { scheme, seed });
  if (proposal?.digest !== digest) throw new Problem('ALLOCATION_OUTDATED');
  const { lines: computed, draw } = proposal;
  return { lines: computed, scheme, draw, changedScheme: null, drawn: null, note: null };
}

/**
 * The result that typed lines change, and the quantities of its scheme by order as `drawn`. Once a scheme was computed they need a note: otherwise the user could draw, and
 * type other winners.
 */
async function changedByHand(
  tx: Transaction,
  product: TradeRow['product'],
  found: Stored | undefined,
  { changed_scheme: named, note: text }: Schemas.AllocationDraft,
) {
  const note = text?.trim() || null;
  const seed = found?.seed ?? null;
  if (seed === null && named !== undefined) throw wrong('changed_scheme');
  if (seed !== null && note === null) throw invalid({ field: 'note', code: 'FIELD_REQUIRED' });
  const changedScheme = named ?? found?.scheme ?? found?.changedScheme ?? null;
  if (seed === null || changedScheme === null) {
    return { scheme: null, draw: null, changedScheme: null, drawn: null, note };
  }
  const result = await computeProposal(tx, product, { scheme: changedScheme, seed });
  const drawn = new Map(result.lines.map(({ trx_id, allotted }) => [trx_id, allotted]));
  return { scheme: null, draw: result.draw, changedScheme, drawn, note };
}

const wrong = (field: string) => invalid({ field, code: 'FIELD_INVALID' });

/** Throws VALIDATION that names each wrong line. */
function readLines(
  lines: readonly Line[],
  awaiting: readonly { id: string; applied: string | null }[],
  lot: string,
): Map<string, number> {
  const orders = new Map(awaiting.map((order) => [order.id, order]));
  const allotted = new Map<string, number>();
  const errors: FieldProblem[] = [];
  lines.forEach((line, number) => {
    const id = line.trx_id.toLowerCase();
    const order = orders.get(id);
    if (order === undefined || allotted.has(id)) {
      errors.push({ field: `lines.${number}.trx_id`, code: 'FIELD_INVALID' });
      return;
    }
    const problem = wrongAllotment(`lines.${number}.allotted`, String(line.allotted), {
      applied: order.applied ?? '0',
      lot,
    });
    if (problem !== undefined) errors.push(problem);
    allotted.set(id, line.allotted);
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return allotted;
}

export async function proposeAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  scheme: Schemas.AllocationScheme,
): Promise<Schemas.AllocationProposal> {
  const { product, found } = await lockAllocation(tx, context, key, 'any');
  const seed = found?.seed ?? newSeed();
  const proposal = await computeProposal(tx, product, { scheme, seed });
  if (found?.seed == null) await storeSeed(tx, context, { productId: product.id, seed });
  return proposal;
}

/** Once for each product: who may draw again would draw until the result is liked. */
async function storeSeed(
  tx: Transaction,
  context: RequestContext,
  { productId, seed }: { productId: string; seed: string },
): Promise<void> {
  const at = new Date();
  await tx
    .insert(allocation)
    .values({ productId, version: 0, seed, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({ target: allocation.productId, set: { seed } });
  const [kept] = await tx
    .select({ version: allocation.version })
    .from(allocation)
    .where(eq(allocation.productId, productId));
  await writeAudit(tx, context, {
    action: 'allocation.seeded',
    subject: { type: 'allocation', id: productId },
    before: null,
    after: { seed },
    at,
    changed: [{ topic: 'allocation', id: productId, version: kept?.version ?? 0 }],
  });
}
