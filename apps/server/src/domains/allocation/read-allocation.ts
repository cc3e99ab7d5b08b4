import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { and, asc, eq, isNotNull, isNull, notInArray, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import {
  allocation,
  allocationLine,
  client,
  product,
  staffUser,
  tradeRecord,
} from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { ScopedActor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import {
  type Approver,
  readApprover,
  secondPersonMissing,
  secondPersonView,
} from '../approval/approver.ts';
import { blockedView } from '../approval/decision-view.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { riskRanks } from '../risk/risk.ts';
import { riskView } from '../risk/risk-view.ts';
import { applicationsOpen, productRef } from '../trade/trade-view.ts';
import { computeProposal } from './compute-proposal.ts';
import { allocationAct, allocationRisk, readOrderMakers } from './signing.ts';

interface Allocated {
  product: typeof product.$inferSelect;
  allocation: typeof allocation.$inferSelect | null;
}

async function allocationDecision(
  reader: Reader,
  context: RequestContext,
  { product: of, allocation: found }: Allocated,
  known: Approver | undefined,
): Promise<Schemas.Decision> {
  const blocked = (denial: Problem | undefined): Schemas.Decision => ({
    ...{ approve: false, reject: false, rollback: false },
    ...blockedView(denial, context.language),
  });
  if (found?.status === 'published') return blocked(new Problem('ALREADY_DECIDED'));
  const { permissions, scope } = actorOf(context);
  if (scope !== 'all' || !can(permissions, 'assign', chainOf('allocation'))) {
    return blocked(new Problem('FORBIDDEN'));
  }
  if (found === null || found.draftedById === null) return blocked(undefined);
  const approver = known ?? (await readApprover(reader, context));
  const act = allocationAct(of, found.draftedById, await readOrderMakers(reader, found.id));
  const denial = applicationsOpen(of, new Date()) ?? secondPersonMissing(act, approver);
  const second_person = secondPersonView(act, approver);
  return {
    ...blocked(denial),
    approve: denial === undefined,
    ...(second_person && { second_person }),
  };
}

export interface AllocationKey {
  kind: Schemas.AllocatedKind;
  productId: string;
}

const drafter = alias(staffUser, 'drafter');

/** Products with their allocations, and who saved and published those. */
export const selectAllocated = (reader: Reader) =>
  reader
    .select({
      product,
      allocation,
      drafter: { id: drafter.id, name: drafter.name },
      publisher: { id: staffUser.id, name: staffUser.name },
    })
    .from(product)
    .leftJoin(allocation, eq(allocation.productId, product.id))
    .leftJoin(drafter, eq(drafter.id, allocation.draftedById))
    .leftJoin(staffUser, eq(staffUser.id, allocation.publishedById));

export async function readAllocation(
  reader: Reader,
  context: RequestContext,
  { kind, productId }: AllocationKey,
  { drawn, approver }: { drawn?: Schemas.AllocationDraw | null; approver?: Approver } = {},
): Promise<Schemas.Allocation> {
  const actor = actorOf(context);
  const [found] = await selectAllocated(reader).where(
    and(eq(product.id, productId), eq(product.kind, kind)),
  );
  if (found === undefined) throw new Problem('NOT_FOUND');
  const status = found.allocation?.status ?? 'draft';
  const lines = await readLines(reader, actor, productId, status);
  const total = (of: 'applied' | 'allotted') => lines.reduce((sum, line) => sum + line[of], 0);
  return {
    product: productRef(found.product),
    currency: found.product.currency,
    status,
    version: found.allocation?.version ?? 0,
    pool_qty: found.product.poolQty ?? 0,
    lot_size: found.product.lotSize ?? 1,
    taken: await allottedElsewhere(reader, productId, status),
    applied_total: total('applied'),
    allotted_total: total('allotted'),
    lines,
    scheme: found.allocation?.scheme ?? null,
    changed_scheme: found.allocation?.changedScheme ?? null,
    note: found.allocation?.note ?? null,
    seed: found.allocation?.seed ?? null,
    draw:
      drawn === undefined && found.allocation
        ? await drawOf(reader, found.product, found.allocation)
        : (drawn ?? null),
    drafted_by: found.drafter,
    published_by: found.publisher,
    published_at: found.allocation?.publishedAt?.toISOString() ?? null,
    ...riskView(
      found.allocation?.status === 'draft'
        ? await allocationRisk(reader, found.allocation.id)
        : { riskLevel: riskRanks.none, riskReasons: [] },
    ),
    decision: await allocationDecision(reader, context, found, approver),
  };
}

async function drawOf(
  reader: Reader,
  sold: typeof product.$inferSelect,
  { seed, draw, status, ...of }: typeof allocation.$inferSelect,
): Promise<Schemas.AllocationDraw | null> {
  const scheme = of.scheme ?? of.changedScheme;
  if (scheme?.name !== 'draw_numbers' || seed === null) return null;
  if (status === 'published') return draw;
  return (await computeProposal(reader, sold, { scheme, seed })).draw;
}

async function readLines(
  reader: Reader,
  actor: ScopedActor,
  productId: string,
  status: Schemas.Allocation['status'],
): Promise<Schemas.AllocationLine[]> {
  const shown =
    status === 'draft' ? eq(tradeRecord.status, 'awaiting') : isNotNull(allocationLine.id);
  const rows = await reader
    .select({
      trade: {
        id: tradeRecord.id,
        orderNo: tradeRecord.orderNo,
        createdAt: tradeRecord.createdAt,
        status: tradeRecord.status,
        applied: tradeRecord.appliedQty,
        price: tradeRecord.price,
        frozen: tradeRecord.frozen,
        amount: tradeRecord.amount,
        currency: tradeRecord.currency,
        fundingModel: tradeRecord.fundingModel,
      },
      allotted: allocationLine.allottedQty,
      drawn: allocationLine.drawnQty,
      ...refColumns,
      kycStatus: client.kycStatus,
    })
    .from(tradeRecord)
    .innerJoin(client, eq(client.id, tradeRecord.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(allocationLine, eq(allocationLine.tradeId, tradeRecord.id))
    .where(and(eq(tradeRecord.productId, productId), shown, clientScope(actor)))
    .orderBy(asc(tradeRecord.createdAt), asc(tradeRecord.id));
  return rows.map((row) => ({
    trx_id: row.trade.id,
    order_no: row.trade.orderNo,
    client: clientRef(row.client, row.agent),
    kyc_status: row.kycStatus,
    created_at: row.trade.createdAt.toISOString(),
    status: row.trade.status,
    applied: pieces(row.trade.applied),
    allotted: row.allotted ?? 0,
    drawn: row.drawn,
    price: row.trade.price && formatRate(row.trade.price),
    frozen: formatMoney(row.trade.frozen, row.trade.currency),
    amount: formatMoney(row.trade.amount, row.trade.currency),
    funding_model: row.trade.fundingModel,
  }));
}

/** Pieces are whole, and far fewer than a JavaScript number can count. */
function pieces(quantity: string | null): number {
  return Number(quantity ?? '0');
}

async function allottedElsewhere(
  reader: Reader,
  productId: string,
  status: Schemas.Allocation['status'],
): Promise<number> {
  const [row] = await reader
    .select({ taken: sum(tradeRecord.allottedQty) })
    .from(tradeRecord)
    .leftJoin(allocationLine, eq(allocationLine.tradeId, tradeRecord.id))
    .where(
      and(
        eq(tradeRecord.productId, productId),
        notInArray(tradeRecord.status, ['awaiting', 'released']),
        status === 'published' ? isNull(allocationLine.id) : undefined,
      ),
    );
  return pieces(formatRate(row?.taken ?? '0'));
}
