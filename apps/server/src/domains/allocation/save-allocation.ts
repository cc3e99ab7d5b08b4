import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { allocation, allocationLine } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { poolOf, requireLeftInPool, wrongAllotment } from '../trade/pool.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import type { TradeRecord } from '../trade/trade-transitions.ts';
import { computeProposal } from './compute-proposal.ts';
import { lockAllocation } from './lock-allocation.ts';
import { type AllocationKey, readAllocation } from './read-allocation.ts';

/** What goes into one statement: PostgreSQL takes 65,535 values at most. */
const batchSize = 5000;

/** Saves who is to get how much, with a line for every order that waits now. Nothing is decided. */
export async function saveAllocation(
  tx: Transaction,
  context: RequestContext,
  key: AllocationKey,
  request: Schemas.AllocationDraft,
): Promise<Schemas.Allocation> {
  const actor = actorOf(context);
  const { product, found, awaiting } = await lockAllocation(tx, context, key, request.version);
  const { lines: named, scheme } = await linesOf(tx, product, found?.seed ?? null, request);
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
  await tx.delete(allocationLine).where(eq(allocationLine.allocationId, saved.id));
  const lines = awaiting.map(({ id }) => ({
    allocationId: saved.id,
    tradeId: id,
    allottedQty: allotted.get(id) ?? 0,
  }));
  for (let from = 0; from < lines.length; from += batchSize) {
    await tx.insert(allocationLine).values(lines.slice(from, from + batchSize));
  }
  await writeAudit(tx, context, {
    action: 'allocation.saved',
    subject: { type: 'allocation', id: product.id },
    before: found ? { version: found.version } : null,
    after: { version, lines: lines.length, allotted: total, scheme: scheme?.name ?? null },
    at,
    changed: [{ topic: 'allocation', id: product.id, version }],
  });
  return readAllocation(tx, context, key);
}

type Line = Schemas.AllottedLine;

/**
 * The lines as they were typed, or as the scheme gives them. Throws VALIDATION where the draft names both or
 * neither, and ALLOCATION_OUTDATED where the scheme gives other lines than were seen.
 */
async function linesOf(
  tx: Transaction,
  product: TradeRow['product'],
  seed: string | null,
  { lines, scheme, digest }: Schemas.AllocationDraft,
): Promise<{ lines: readonly Line[]; scheme: Schemas.AllocationScheme | null }> {
  if (scheme === undefined) {
    if (lines === undefined) throw invalid('lines');
    return { lines, scheme: null };
  }
  if (lines !== undefined) throw invalid('lines');
  if (digest === undefined) throw invalid('digest');
  // Without a seed nobody has seen a proposal.
  const proposal = seed === null ? null : await computeProposal(tx, product, { scheme, seed });
  if (proposal?.digest !== digest) throw new Problem('ALLOCATION_OUTDATED');
  return { lines: proposal.lines, scheme };
}

const invalid = (field: string) =>
  new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });

/** The quantities by order. Throws VALIDATION that names each wrong line. */
function readLines(
  lines: readonly Line[],
  awaiting: readonly TradeRecord[],
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
      applied: order.appliedQty ?? '0',
      lot,
    });
    if (problem !== undefined) errors.push(problem);
    allotted.set(id, line.allotted);
  });
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
  return allotted;
}
