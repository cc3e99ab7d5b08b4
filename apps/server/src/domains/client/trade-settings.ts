import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { clientTradeSetting, proposal } from '../../kernel/db/schema.ts';
import { type FieldProblem, Problem } from '../../kernel/errors/problem.ts';
import { amountProblems, compare, formatMoney, formatRate } from '../../kernel/money/decimal.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { requireLatest } from '../../platform/versioned-record.ts';
import { readWaiting } from '../approval/read-waiting.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { clientChange } from './change-client.ts';
import { type ClientRecord, lockClient } from './lock-client.ts';

const everyKind: Schemas.ProductKind[] = [
  'stock',
  'block',
  'ipo',
  'daily',
  'ai',
  'fund',
  'quant',
  'saving',
];

type SettingsRequest = Schemas.ClientTradeSettingsRequest;
type TradeSettings = Omit<Schemas.ClientTradeSettingsState, 'waiting'>;

export async function readTradeSettings(reader: Reader, clientId: string): Promise<TradeSettings> {
  const { base_currency: currency } = await readSetting(reader, 'trade');
  const [row] = await reader
    .select()
    .from(clientTradeSetting)
    .where(eq(clientTradeSetting.clientId, clientId));
  const money = (value: string | null | undefined) =>
    value == null ? null : formatMoney(value, currency);
  return {
    client_id: clientId,
    products: row?.products ?? everyKind,
    order_max: money(row?.orderMax),
    daily_max: money(row?.dailyMax),
    fee_discount_pct: row?.feeDiscountPct ?? '0.00',
    version: row?.version ?? 1,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

export async function showTradeSettings(
  reader: Reader,
  context: RequestContext,
  clientId: string,
): Promise<Schemas.ClientTradeSettingsState> {
  const waiting = await readWaiting(
    reader,
    context,
    ['POST /client/admin/v1/trade/{id}'],
    eq(proposal.clientId, clientId),
  );
  return { ...(await readTradeSettings(reader, clientId)), waiting };
}

/** Throws NOT_FOUND, STALE_RECORD, and VALIDATION for a limit of nothing. */
export async function setTradeSettings(
  tx: Transaction,
  context: RequestContext,
  clientId: string,
  request: SettingsRequest,
): Promise<Schemas.Proposal> {
  // The client's lock is the settings' too: there may be no row to lock yet.
  const locked = await lockClient(tx, context, clientId);
  const before = await readTradeSettings(tx, clientId);
  const present = { ...before, view: () => showTradeSettings(tx, context, clientId) };
  const subject = { type: 'client_trade_setting', id: clientId };
  await requireLatest(tx, subject, present, request.version);
  const { base_currency: currency } = await readSetting(tx, 'trade');
  requireLimits(request, currency);
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'config',
      operation: 'POST /client/admin/v1/trade/{id}',
      subject: { type: 'client_trade_setting', id: clientId, name: locked.username },
      chain: chainOf('client'),
      clientId,
    },
    {
      input: { path: { id: clientId }, body: request },
      changes: changesBetween(shownSettings(before, currency), shownSettings(request, currency)),
    },
    () => writeTradeSettings(tx, context, locked, { before, request }),
  );
}

function inOrder(products: readonly Schemas.ProductKind[]): Schemas.ProductKind[] {
  return everyKind.filter((kind) => products.includes(kind));
}

/** As people read them, so that an amount typed in another way is no change. */
function shownSettings(
  { products, order_max, daily_max, fee_discount_pct }: Omit<SettingsRequest, 'version'>,
  currency: string,
): Record<string, unknown> {
  return {
    products: inOrder(products),
    order_max: order_max && formatMoney(order_max, currency),
    daily_max: daily_max && formatMoney(daily_max, currency),
    fee_discount_pct: formatRate(fee_discount_pct),
  };
}

async function writeTradeSettings(
  tx: Transaction,
  context: RequestContext,
  locked: ClientRecord,
  { before, request }: { before: TradeSettings; request: SettingsRequest },
): Promise<void> {
  const clientId = locked.id;
  const values = {
    products: inOrder(request.products),
    orderMax: request.order_max,
    dailyMax: request.daily_max,
    feeDiscountPct: request.fee_discount_pct,
    version: before.version + 1,
    updatedAt: new Date(),
    updatedById: actorOf(context).id,
  };
  await tx
    .insert(clientTradeSetting)
    .values({ clientId, ...values })
    .onConflictDoUpdate({ target: clientTradeSetting.clientId, set: values });
  const after = await readTradeSettings(tx, clientId);
  await writeAudit(tx, context, {
    action: 'client.trade_settings_changed',
    subject: { type: 'client_trade_setting', id: clientId },
    before: { ...before },
    after: { ...after },
    changed: [clientChange(locked)],
  });
}

function requireLimits(request: SettingsRequest, currency: string): void {
  const errors: FieldProblem[] = [];
  for (const field of ['order_max', 'daily_max'] as const) {
    const amount = request[field];
    if (amount !== null) errors.push(...amountProblems(field, amount, currency));
  }
  if (compare(request.fee_discount_pct, '100') > 0) {
    errors.push({ field: 'fee_discount_pct', code: 'FIELD_INVALID' });
  }
  if (errors.length > 0) throw new Problem('VALIDATION', { errors });
}
