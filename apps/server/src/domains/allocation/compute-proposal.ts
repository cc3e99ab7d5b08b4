import { createHash } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { minus } from '../../kernel/money/decimal.ts';
import { takenOf } from '../product/room-taken.ts';
import { poolOf } from '../trade/allotment-pool.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { applicantsOf, readBook } from './read-book.ts';
import { allot } from './schemes/allot.ts';

/** Gives what the pool has left to the orders that wait. The same orders, scheme and seed give the same. */
export async function computeProposal(
  reader: Reader,
  product: TradeRow['product'],
  { scheme, seed }: { scheme: Schemas.AllocationScheme; seed: string },
): Promise<Schemas.AllocationProposal> {
  const { pool, lot } = poolOf(product);
  const lotSize = Number(lot);
  const left = Number(minus(pool, await takenOf(reader, product.id)));
  const applicants = applicantsOf(await readBook(reader, product.id), {
    lot: lotSize,
    includeRobots: scheme.include_robots,
  });
  const { allotted, drawn } = allot(scheme, {
    applicants,
    pool: Math.max(0, Math.floor(left / lotSize)),
    seed,
  });
  const lines = applicants.flatMap(({ id }) => {
    const lots = allotted.get(id) ?? 0;
    return lots === 0 ? [] : [{ trx_id: id, allotted: lots * lotSize }];
  });
  return { scheme, seed, draw: drawn, digest: digestOf(lines), lines };
}

function digestOf(lines: Schemas.AllocationProposal['lines']): string {
  const hash = createHash('sha256');
  for (const { trx_id, allotted } of lines) hash.update(`${trx_id}:${allotted}\n`);
  return hash.digest('hex');
}
