import { createHash } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, tradeRecord } from '../../kernel/db/schema.ts';
import { minus } from '../../kernel/money/decimal.ts';
import { allottedTotal, poolOf } from '../product/used-capacity.ts';
import type { TradeRow } from '../trade/trade-row.ts';
import { allot } from './schemes/allot.ts';
import type { Applicant } from './schemes/applicant.ts';

/** The orders of a product that wait and take part in a scheme, in whole lots, in the order in which they came. */
async function readApplicants(
  reader: Reader,
  productId: string,
  { lot, includeRobots }: { lot: number; includeRobots: boolean },
): Promise<Applicant[]> {
  const rows = await reader
    .select({
      id: tradeRecord.id,
      clientId: tradeRecord.clientId,
      applied: tradeRecord.appliedQty,
      isRobot: client.fake,
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .where(and(eq(tradeRecord.productId, productId), eq(tradeRecord.status, 'awaiting')))
    .orderBy(asc(tradeRecord.createdAt), asc(tradeRecord.id));
  return rows
    .filter(({ isRobot }) => includeRobots || !isRobot)
    .map(({ id, clientId, applied }) => ({
      id,
      clientId,
      lots: Math.floor(Number(applied) / lot),
    }));
}

/** The same orders, scheme and seed give the same. */
export async function computeProposal(
  reader: Reader,
  product: TradeRow['product'],
  { scheme, seed }: { scheme: Schemas.AllocationScheme; seed: string },
): Promise<Schemas.AllocationProposal> {
  const { pool, lot } = poolOf(product);
  const lotSize = Number(lot);
  const left = Number(minus(pool, await allottedTotal(reader, product.id)));
  const eligible = { lot: lotSize, includeRobots: scheme.include_robots };
  const applicants = await readApplicants(reader, product.id, eligible);
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
