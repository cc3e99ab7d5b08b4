import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account, file, staffUser, tradeEvent } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { accountView } from '../account/account-view.ts';
import { readDecider } from '../approval/decider.ts';
import { proofView } from '../deposit/deposit-view.ts';
import { readSetting } from '../setting/settings.ts';
import { saleBounds, saleView } from './sale-bounds.ts';
import { requireTradeRow, type TradeKey, type TradeRow } from './trade-row.ts';
import { tradeView } from './trade-view.ts';

/** One trade record with what a reviewer needs beside it. */
export async function readTradeDetail(
  reader: Reader,
  context: RequestContext,
  key: TradeKey,
): Promise<Schemas.TradeDetail> {
  const row = await requireTradeRow(reader, actorOf(context), key);
  const [found] = await reader.select().from(account).where(eq(account.id, row.trade.accountId));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const { profit: limits } = await readSetting(reader, 'trade');
  return {
    trade: tradeView(row, await readDecider(reader, context, row.trade.clientId)),
    account: accountView(found),
    sale: saleView(saleBounds(row, limits, new Date()), row.trade.currency),
    history: await readHistory(reader, row),
  };
}

async function readHistory(reader: Reader, { trade }: TradeRow): Promise<Schemas.TradeEvent[]> {
  const events = await reader
    .select({
      event: tradeEvent,
      actor: staffUser.name,
      evidence: {
        id: file.id,
        sha256: file.sha256,
        contentType: file.contentType,
        size: file.size,
      },
    })
    .from(tradeEvent)
    .leftJoin(file, eq(file.id, tradeEvent.evidenceId))
    .leftJoin(staffUser, eq(staffUser.id, tradeEvent.actorId))
    .where(eq(tradeEvent.tradeId, trade.id))
    .orderBy(asc(tradeEvent.version));
  return events.map(({ event, actor, evidence }) => ({
    at: event.at.toISOString(),
    action: event.action,
    status: event.status,
    actor,
    amount: event.amount === null ? null : formatMoney(event.amount, trade.currency),
    note: event.note,
    evidence: proofView(evidence),
  }));
}
