import type { Schemas } from '@brokerdesk/sdk';
import { asc, eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { loanRepayment, staffUser } from '../../kernel/db/schema.ts';
import { formatMoney, plus } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readAccount } from '../account/account-view.ts';
import { readApprover } from '../approval/approver.ts';
import { recordHistory } from '../approval/decision-view.ts';
import type { OverdrawnRecord } from './compute-loan.ts';
import { nextStatus, overdrawnView, requireOverdrawnRow } from './overdrawn-row.ts';

export async function readOverdrawnDetail(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.OverdrawnDetail> {
  const row = await requireOverdrawnRow(reader, actorOf(context), id);
  const { overdrawn } = row;
  const account = await readAccount(reader, overdrawn.accountId);
  const open = nextStatus(overdrawn.subType, overdrawn.status, 'approve') !== undefined;
  const afterwards = (value: string) =>
    formatMoney(plus(value, open ? overdrawn.amount : '0'), account.currency);
  const payments = await paymentsOf(reader, overdrawn);
  return {
    record: overdrawnView(row, await readApprover(reader, context), new Date()),
    account,
    after: {
      balance: afterwards(account.balance),
      available: afterwards(account.available),
    },
    payments,
    history: [
      ...recordHistory({ ...row, record: overdrawn }),
      ...paymentEvents(payments, overdrawn),
    ],
  };
}

async function paymentsOf(
  reader: Reader,
  { id, currency }: OverdrawnRecord,
): Promise<Schemas.LoanPayment[]> {
  const rows = await reader
    .select({ payment: loanRepayment, actor: staffUser.name })
    .from(loanRepayment)
    .leftJoin(staffUser, eq(staffUser.id, loanRepayment.actorId))
    .where(eq(loanRepayment.loanId, id))
    .orderBy(asc(loanRepayment.createdAt), asc(loanRepayment.id));
  return rows.map(({ payment, actor }) => ({
    id: payment.id,
    at: payment.createdAt.toISOString(),
    actor,
    amount: formatMoney(payment.amount, currency),
    fine: formatMoney(payment.fine, currency),
    interest: formatMoney(payment.interest, currency),
    principal: formatMoney(payment.principal, currency),
  }));
}

function paymentEvents(
  payments: Schemas.LoanPayment[],
  { status, currency }: OverdrawnRecord,
): Schemas.RecordEvent[] {
  return payments.map(({ at, actor, amount }, number) => ({
    at,
    action: status === 'completed' && number === payments.length - 1 ? 'completed' : 'repaid',
    actor,
    note: `${amount} ${currency}`,
  }));
}
