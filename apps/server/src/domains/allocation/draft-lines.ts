import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import type { allocation } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { wrongAllotment } from '../trade/allotment-pool.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { computeProposal } from './compute-proposal.ts';

type Line = Schemas.AllottedLine;
type Stored = Pick<typeof allocation.$inferSelect, 'scheme' | 'changedScheme' | 'seed'>;

/** Lines of a draft, with the scheme behind them. */
interface DraftLines {
  lines: readonly Line[];
  scheme: Schemas.AllocationScheme | null;
  draw: Schemas.AllocationDraw | null;
  changedScheme: Schemas.AllocationScheme | null;
  /** Quantities that `changedScheme` gives, by order; null without one. */
  drawn: ReadonlyMap<string, number> | null;
  note: string | null;
}

/**
 * Lines as typed, or as the scheme gives them. Throws VALIDATION if the draft names both or neither, or changes a
 * computed result without a note, and ALLOCATION_OUTDATED if the scheme gives other lines than the user saw.
 */
export async function draftLines(
  tx: Transaction,
  product: TradeRow['product'],
  found: Stored | undefined,
  request: Schemas.AllocationDraft,
): Promise<DraftLines> {
  const { lines, scheme, digest } = request;
  const seed = found?.seed ?? null;
  if (scheme === undefined) {
    if (lines === undefined) throw invalid('lines');
    return { ...(await changedByHand(tx, product, { ...request, found, seed })), lines };
  }
  if (lines !== undefined) throw invalid('lines');
  if (digest === undefined) throw invalid('digest');
  if (request.changed_scheme !== undefined) throw invalid('changed_scheme');
  if (request.note !== undefined) throw invalid('note');
  // Without a seed no proposal was shown.
  const proposal = seed === null ? null : await computeProposal(tx, product, { scheme, seed });
  if (proposal?.digest !== digest) throw new Problem('ALLOCATION_OUTDATED');
  const { lines: computed, draw } = proposal;
  return { lines: computed, scheme, draw, changedScheme: null, drawn: null, note: null };
}

/**
 * The result that typed lines change. Once a scheme was computed they need a note: otherwise the user could draw, and
 * type other winners.
 */
async function changedByHand(
  tx: Transaction,
  product: TradeRow['product'],
  {
    changed_scheme: named,
    note: text,
    found,
    seed,
  }: Pick<Schemas.AllocationDraft, 'changed_scheme' | 'note'> & {
    found: Stored | undefined;
    seed: string | null;
  },
): Promise<Omit<DraftLines, 'lines'>> {
  const note = text?.trim() || null;
  if (seed === null) {
    if (named !== undefined) throw invalid('changed_scheme');
    return { scheme: null, draw: null, changedScheme: null, drawn: null, note };
  }
  if (note === null) {
    throw new Problem('VALIDATION', { errors: [{ field: 'note', code: 'FIELD_REQUIRED' }] });
  }
  const changedScheme = named ?? found?.scheme ?? found?.changedScheme ?? null;
  if (changedScheme === null) {
    return { scheme: null, draw: null, changedScheme, drawn: null, note };
  }
  const result = await computeProposal(tx, product, { scheme: changedScheme, seed });
  const drawn = new Map(result.lines.map(({ trx_id, allotted }) => [trx_id, allotted]));
  return { scheme: null, draw: result.draw, changedScheme, drawn, note };
}

const invalid = (field: string) =>
  new Problem('VALIDATION', { errors: [{ field, code: 'FIELD_INVALID' }] });

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
