import type { Schemas } from '@brokerdesk/sdk';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../kernel/db/database.ts';
import { type Booking, bookedColumns } from '../../kernel/db/order-no.ts';
import { account, client, overdrawn } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, requireAmount } from '../../kernel/money/decimal.ts';
import { type AuditEntry, writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readSetting } from '../../platform/settings.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { valueInBase } from '../currency/find-rate.ts';
import { overdrawnReview } from './audit-overdrawn.ts';
import type { OverdrawnRecord } from './compute-loan.ts';
import { overdrawnChange } from './overdrawn-row.ts';

/** Percentages are of a year. */
interface LoanTerms {
  apr: Decimal;
  lateApr: Decimal;
  termDays: number;
}

export interface OverdrawnRequest extends Booking {
  kind: { subType: 'compensation' | 'bonus' } | { subType: 'loan'; terms: LoanTerms };
  amount: Decimal;
  baseCurrency: string;
  creditReason?: Schemas.CreditReason | null;
}

const letters = { loan: 'L', compensation: 'C', bonus: 'B' } as const;

/**
 * Records a pending loan, compensation or bonus; nothing is credited. The caller writes the audit entry. Throws
 * VALIDATION at `amount` if it is zero or has more decimals than the currency.
 */
export async function bookOverdrawn(tx: Transaction, request: OverdrawnRequest) {
  const { kind, account, baseCurrency, timeZone: _z, at, id: _id, ...columns } = request;
  const { amount } = columns;
  const { currency } = account;
  requireAmount(amount, currency);
  const [booked] = await tx
    .insert(overdrawn)
    .values({
      ...columns,
      ...(kind.subType === 'loan' && kind.terms),
      ...bookedColumns(letters[kind.subType], request),
      subType: kind.subType,
      currency,
      baseAmount: await valueInBase(tx, { amount, currency, madeAt: at }, baseCurrency),
    })
    .returning();
  if (booked === undefined) throw new Error('The record was not stored.');
  return { booked, audit: creation(booked) };
}

function creation(booked: OverdrawnRecord): AuditEntry {
  const { subType, apr, lateApr, termDays } = booked;
  return {
    action: `${subType}.created`,
    subject: { type: 'overdrawn', id: booked.id },
    after: {
      order_no: booked.orderNo,
      account_id: booked.accountId,
      amount: `${booked.amount} ${booked.currency}`,
      ...(booked.creditReason !== null && { reason_code: booked.creditReason }),
      ...(booked.remark !== null && { remark: booked.remark }),
      ...(subType === 'loan' && { apr, late_apr: lateApr, term_days: termDays }),
    },
    at: booked.madeAt,
    changed: [overdrawnChange(booked)],
  };
}

export async function createCredit(
  tx: Transaction,
  context: RequestContext,
  subType: 'compensation' | 'bonus',
  accountId: string,
  { amount, reason_code: creditReason, remark }: Schemas.CreditRequest,
): Promise<Schemas.Overdrawn> {
  const actor = actorOf(context);
  const [target] = await tx
    .select({ id: account.id, clientId: account.clientId, currency: account.currency })
    .from(account)
    .innerJoin(client, eq(client.id, account.clientId))
    .where(and(eq(account.id, accountId), clientScope(actor)));
  if (target === undefined) throw new Problem('NOT_FOUND');
  const { base_currency: baseCurrency } = await readSetting(tx, 'trade');
  const { timezone: timeZone } = await readSetting(tx, 'app');
  const { booked, audit } = await bookOverdrawn(tx, {
    kind: { subType },
    account: target,
    amount,
    creditReason: creditReason ?? null,
    remark: remark?.trim() || null,
    makerId: actor.id,
    baseCurrency,
    timeZone,
    at: new Date(),
  });
  await writeAudit(tx, context, audit);
  return overdrawnReview.read(tx, context, booked.id);
}
