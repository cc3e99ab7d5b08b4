import { chainOf } from '@brokerdesk/policy';
import type { Schemas } from '@brokerdesk/sdk';
import { changesBetween } from '../../kernel/changes-between.ts';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Booking, bookedColumns } from '../../kernel/db/order-no.ts';
import { savingHolding } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, formatMoney, formatRate, minus, plus } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAudit, writeAuditEntries } from '../../platform/audit-log.ts';
import { postTransaction } from '../../platform/ledger/ledger.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { dateOf, readTimeZone } from '../../platform/time-zone.ts';
import { refuseDecision } from '../approval/reviewed-record.ts';
import { withSecondPerson } from '../approval/two-people.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import type { ProductFacts } from '../product/product-types.ts';
import {
  accrueInterest,
  closing,
  opening,
  type SavingHolding,
  savingChange,
  store,
} from './accrue-interest.ts';
import { type HoldingRow, holdingView, requireHolding } from './holding-view.ts';
import { quoteHolding } from './quote-holding.ts';
import { dateAfter, interestAfter, type SavingTerms } from './saving-terms.ts';

/** Throws as `quoteHolding` and `signOrPropose`. */
export async function enterHolding(
  tx: Transaction,
  context: RequestContext,
  request: Schemas.SavingHoldingCreate,
): Promise<Schemas.Proposal> {
  const at = new Date();
  const { client, account, product, terms, timeZone } = await quoteHolding(
    tx,
    context,
    request,
    at,
  );
  const remark = request.remark?.trim() || null;
  return withSecondPerson(
    tx,
    context,
    {
      limit: 'order',
      operation: 'POST /saving/admin/v1/holding/create',
      subject: { type: 'saving_holding', id: null, name: `${product.code} ${product.name}` },
      chain: chainOf('trx'),
      clientId: client.id,
      agentId: client.agentId,
      staffAsks: true,
    },
    {
      input: { path: {}, body: request },
      changes: changesBetween(null, { ...promised(terms, product), remark }),
    },
    async () => {
      const makerId = context.proposal?.makerId;
      if (makerId === undefined) throw new Error('A holding is opened by its second signature.');
      const people = { makerId, checkerId: actorOf(context).id };
      const holding = { product, account, terms, timeZone, remark, at, ...people };
      await writeAudit(tx, context, (await openHolding(tx, holding)).audit);
    },
  );
}

function promised(terms: SavingTerms, { early_exit }: ProductFacts<'saving'>) {
  const { principal, currency, rate, termDays, payout } = terms;
  const money = (amount: Decimal) => `${formatMoney(amount, currency)} ${currency}`;
  return {
    amount: money(principal),
    rate: `${formatRate(rate)}%`,
    term_days: termDays,
    interest: termDays === null ? null : money(interestAfter(terms, termDays)),
    ...{ payout, early_exit },
  };
}

interface Opening extends Booking {
  product: ProductFacts<'saving'>;
  terms: SavingTerms;
  makerId: string;
  checkerId: string;
}

/** Keeps the terms as they are now. Throws INSUFFICIENT_FUNDS. */
export async function openHolding(
  tx: Transaction,
  { product, account, terms, makerId, checkerId, remark, timeZone, at, ...own }: Opening,
): Promise<{ opened: SavingHolding; audit: AuditEntry }> {
  const { termDays, openedOn } = terms;
  const [opened] = await tx
    .insert(savingHolding)
    .values({
      ...bookedColumns('S', { account, timeZone, at, ...own }),
      ...terms,
      productId: product.id,
      tiers: product.tiers,
      earlyExit: product.early_exit,
      maturesOn: termDays === null ? null : dateAfter(openedOn, termDays),
      ...{ makerId, checkerId, remark },
    })
    .returning();
  if (opened === undefined) throw new Error('The holding was not stored.');
  const accounts = await postTransaction(tx, {
    kind: 'saving.opened',
    reference: { type: 'saving', id: opened.id },
    actorId: makerId,
    entries: opening(opened),
    at,
  });
  return {
    opened,
    audit: {
      action: 'saving_holding.opened',
      subject: { type: 'saving_holding', id: opened.id },
      after: {
        order_no: opened.orderNo,
        product_id: product.id,
        account_id: opened.accountId,
        ...promised(terms, product),
        opened_on: openedOn,
        matures_on: opened.maturesOn,
      },
      at,
      changed: [savingChange(opened), ...accounts],
    },
  };
}

function denialFor({ holding }: HoldingRow): Problem | undefined {
  if (holding.status === 'completed') return new Problem('ALREADY_DECIDED');
  return holding.earlyExit === 'not_allowed' ? new Problem('EXIT_NOT_ALLOWED') : undefined;
}

const lockHolding = lockedInScope(savingHolding, requireHolding);

/** Throws NOT_FOUND, ALREADY_DECIDED, STALE_RECORD and EXIT_NOT_ALLOWED. */
export async function exitHolding(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { remark, version }: Schemas.SavingExitRequest,
): Promise<Schemas.SavingHolding> {
  const actor = actorOf(context);
  const row = await lockHolding(tx, context, id);
  await refuseDecision(tx, denialFor(row), version, {
    subject: { type: 'saving_holding', id },
    version: row.holding.version,
    updatedAt: row.holding.updatedAt,
    view: () => holdingView(row, actor),
  });
  const at = new Date();
  const today = dateOf(at, await readTimeZone(tx));
  const { after: earned, audit } = await accrueInterest(tx, row.holding, { today, at });
  // Matured since the clock last looked, which completes it.
  if (earned.status === 'completed') throw new Problem('ALREADY_DECIDED');
  const unpaid = minus(earned.accrued, earned.paid);
  const forfeits = earned.earlyExit === 'forfeit_interest';
  const outcome = { interest: forfeits ? '0' : unpaid, forfeited: forfeits ? unpaid : '0' };
  const after = await store(tx, earned, {
    status: 'completed',
    exit: 'early',
    closedOn: today,
    paid: plus(earned.paid, outcome.interest),
    forfeited: outcome.forfeited,
    closedById: actor.id,
    exitRemark: remark.trim(),
    updatedAt: at,
  });
  const accounts = await postTransaction(tx, {
    kind: 'saving.exited',
    reference: { type: 'saving', id },
    actorId: actor.id,
    entries: closing(earned, outcome),
    at,
  });
  const exited: AuditEntry = {
    action: 'saving_holding.exited',
    subject: { type: 'saving_holding', id },
    before: { status: 'holding' },
    after: {
      status: 'completed',
      ...{ principal: `${after.principal} ${after.currency}`, reason: after.exitRemark },
      ...outcome,
      accrued_days: after.accruedDays,
    },
    at,
    changed: [savingChange(after), ...accounts],
  };
  await writeAuditEntries(tx, context, audit === null ? [exited] : [audit, exited]);
  return holdingView(await requireHolding(tx, actor, id), actor);
}
