import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { allocation } from '../../kernel/db/schema.ts';
import { type FieldProblem, invalid, Problem } from '../../kernel/errors/problem.ts';
import { wrongAllotment } from '../trade/allotment-pool.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { computeProposal } from './compute-proposal.ts';

type Line = Schemas.AllottedLine;
type Stored = Pick<typeof allocation.$inferSelect, 'scheme' | 'changedScheme' | 'seed'>;

/**
 * Lines as typed, or as the scheme gives them, with the scheme behind them. Throws VALIDATION if the draft names both or neither, or changes a
 * computed result without a note, and ALLOCATION_OUTDATED if the scheme gives other lines than the user saw.
 */
export async function draftLines(
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

/** The quantities by order. Throws VALIDATION that names each wrong line. */
export function readLines(
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
