import { can, chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../kernel/db/database.ts';
import { account, client, product, savingHolding, staffUser } from '../../kernel/db/schema.ts';
import type { Sorting } from '../../kernel/lists/sort.ts';
import { type Decimal, formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { agent, clientRef, leader } from '../client-access/client-ref.ts';
import { checker, maker, recordColumns, scopedRows } from '../client-access/client-scope.ts';
import { nextPayout, type SavingTerms } from './saving-terms.ts';

const closedBy = alias(staffUser, 'closed_by');

function selectHoldings(reader: Reader, sorting?: Sorting) {
  return reader
    .select({
      holding: getTableColumns(savingHolding),
      ...recordColumns,
      account: { accNo: account.accNo },
      product: { id: product.id, kind: product.kind, code: product.code, name: product.name },
      closedBy: { id: closedBy.id, name: closedBy.name },
      ...(sorting && { cursor: sorting.cursor }),
    })
    .from(savingHolding)
    .innerJoin(client, eq(client.id, savingHolding.clientId))
    .innerJoin(account, eq(account.id, savingHolding.accountId))
    .innerJoin(product, eq(product.id, savingHolding.productId))
    .innerJoin(maker, eq(maker.id, savingHolding.makerId))
    .innerJoin(checker, eq(checker.id, savingHolding.checkerId))
    .leftJoin(closedBy, eq(closedBy.id, savingHolding.closedById))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .$dynamic();
}

export type HoldingRow = Omit<Awaited<ReturnType<typeof selectHoldings>>[number], 'cursor'>;

export const { require: requireHolding, page: selectHoldingRows } = scopedRows(
  savingHolding,
  selectHoldings,
);

export function payoutView(
  terms: SavingTerms,
  so: { accruedDays: number; paid: Decimal },
): Schemas.NextPayout {
  const { on, amount } = nextPayout(terms, so);
  return { on, amount: formatMoney(amount, terms.currency) };
}

export function holdingView(
  { holding, ...row }: HoldingRow,
  { permissions }: Pick<Actor, 'permissions'>,
): Schemas.SavingHolding {
  const money = (amount: Decimal) => formatMoney(amount, holding.currency);
  const runs = holding.status === 'holding';
  return {
    id: holding.id,
    version: holding.version,
    created_at: holding.createdAt.toISOString(),
    updated_at: holding.updatedAt.toISOString(),
    order_no: holding.orderNo,
    client: clientRef(row.client, row.agent),
    product: row.product,
    account_id: holding.accountId,
    acc_no: row.account.accNo,
    currency: holding.currency,
    principal: money(holding.principal),
    rate: formatRate(holding.rate),
    tiers: [...holding.tiers],
    term_days: holding.termDays,
    payout: holding.payout,
    early_exit: holding.earlyExit,
    opened_on: holding.openedOn,
    matures_on: holding.maturesOn,
    accrued_days: holding.accruedDays,
    accrued: money(holding.accrued),
    paid: money(holding.paid),
    forfeited: money(holding.forfeited),
    next_payout: runs ? payoutView(holding, holding) : null,
    status: holding.status,
    exit: holding.exit,
    closed_on: holding.closedOn,
    maker: row.maker,
    made_at: holding.madeAt.toISOString(),
    checker: row.checker,
    closed_by: row.closedBy,
    remark: holding.remark,
    exit_remark: holding.exitRemark,
    can_exit:
      runs && holding.earlyExit !== 'not_allowed' && can(permissions, 'settle', chainOf('trx')),
  };
}
