import type { Schemas } from '@brokerdesk/sdk';
import { count, eq, sql, sum } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { newId } from '../../kernel/db/order-no.ts';
import { allocation, allocationLine, tradeRecord } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { proposeDraft } from '../approval/two-people.ts';
import { poolOf, requireLeftInPool, wrongAllotment } from '../trade/allotment-pool.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { termsOf } from '../trade/trade-terms.ts';
import { computeProposal } from './compute-proposal.ts';
import { isAwaiting, lockAllocation } from './lock-allocation.ts';
import { type AllocationKey, readAllocation } from './read-allocation.ts';
import { allocationAct, readOrderMakers } from './signing.ts';

/**
 * Saves who is to get how much, with a line for every order that waits now. Nothing is decided: it waits among the
 * proposals for the second person, who publishes it.
 */
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
  const { lines: named, scheme, draw } = await linesOf(tx, product, found?.seed ?? null, request);
  const allotted = readLines(named, awaiting, poolOf(product).lot);
  const total = [...allotted.values()].reduce((sum, quantity) => sum + quantity, 0);
  await requireLeftInPool(tx, product, String(total));

  const at = new Date();
  const version = (found?.version ?? 0) + 1;
  const [saved] = await tx
    .insert(allocation)
    .values({
      ...{ productId: product.id, version, scheme, draftedById: actor.id },
      ...{ createdAt: at, updatedAt: at },
    })
    .onConflictDoUpdate({
      target: allocation.productId,
      set: { version, scheme, draftedById: actor.id, updatedAt: at },
    })
    .returning();
  if (saved === undefined) throw new Error('The draft was not stored.');
  await storeLines(
    tx,
    saved.id,
    awaiting.map(({ id }) => ({ trade_id: id, allotted: allotted.get(id) ?? 0 })),
  );
  await writeAudit(tx, context, {
    action: 'allocation.saved',
    subject: { type: 'allocation', id: product.id },
    before: found ? { version: found.version } : null,
    after: { version, lines: awaiting.length, allotted: total, scheme: scheme?.name ?? null },
    at,
    changed: [{ topic: 'allocation', id: product.id, version }],
  });
  await proposePublication(tx, context, product, saved);
  return readAllocation(tx, context, key, draw);
}

/** Puts a saved draft among what waits for a second person. */
export async function proposePublication(
  tx: Transaction,
  context: RequestContext,
  product: TradeRow['product'],
  saved: typeof allocation.$inferSelect,
): Promise<void> {
  const makers = await readOrderMakers(tx, saved.id);
  const [lines] = await tx
    .select({ orders: count(), allotted: sum(allocationLine.allottedQty) })
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
    ],
    from: termsOf(product).apply_end ?? null,
  });
}

interface StoredLine {
  trade_id: string;
  allotted: number;
}

/**
 * Leaves these lines, and none of orders that wait no more. All go in one statement, and of a draft that was saved
 * before only what has changed is written: each new line costs the database two checks of what it refers to.
 */
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
    insert into ${allocationLine} as line (id, allocation_id, trade_id, allotted_qty)
    select given.id, ${allocationId}, given.trade_id, given.allotted
    from jsonb_to_recordset(${given}::jsonb) as given(id uuid, trade_id uuid, allotted bigint)
    on conflict (trade_id) do update set allotted_qty = excluded.allotted_qty
    where line.allotted_qty <> excluded.allotted_qty`);
}

type Line = Schemas.AllottedLine;

/**
 * Lines as typed, or as the scheme gives them. Throws VALIDATION if the draft names both or neither, and
 * ALLOCATION_OUTDATED if the scheme gives other lines than the user saw.
 */
async function linesOf(
  tx: Transaction,
  product: TradeRow['product'],
  seed: string | null,
  { lines, scheme, digest }: Schemas.AllocationDraft,
): Promise<Pick<Schemas.Allocation, 'scheme' | 'draw'> & { lines: readonly Line[] }> {
  if (scheme === undefined) {
    if (lines === undefined) throw invalid('lines');
    return { lines, scheme: null, draw: null };
  }
  if (lines !== undefined) throw invalid('lines');
  if (digest === undefined) throw invalid('digest');
  // Without a seed no proposal was shown.
  const proposal = seed === null ? null : await computeProposal(tx, product, { scheme, seed });
  if (proposal?.digest !== digest) throw new Problem('ALLOCATION_OUTDATED');
  return { lines: proposal.lines, scheme, draw: proposal.draw };
}

const invalid = (field: string) =>
  new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });

/** The quantities by order. Throws VALIDATION that names each wrong line. */
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
