import type { Schemas } from '@brokerdesk/sdk';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Reader, Transaction } from '../../kernel/db/database.ts';
import { client, overdrawn } from '../../kernel/db/schema.ts';
import { invalidTransition, Problem } from '../../kernel/errors/problem.ts';
import { requireAmount } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { addUp } from '../currency/list-figures.ts';
import { overdrawnReview, repay } from './audit-overdrawn.ts';
import { computeLoan, type LoanFigures, type OverdrawnRecord } from './compute-loan.ts';
import { isDueWithin, isOwed, statusName } from './list-overdrawn.ts';
import { nextStatus, overdrawnScope } from './overdrawn-row.ts';

type Owed = Pick<OverdrawnRecord, 'currency'> & Pick<LoanFigures, 'outstanding'>;

export async function readLoansDue(
  reader: Reader,
  actor: Actor,
  { days, fake }: { days: number; fake: boolean },
): Promise<Schemas.LoansDue> {
  const rows = await reader
    .select(getTableColumns(overdrawn))
    .from(overdrawn)
    .innerJoin(client, eq(client.id, overdrawn.clientId))
    .where(
      and(
        overdrawnScope(actor),
        eq(overdrawn.subType, 'loan'),
        eq(client.fake, fake),
        isOwed(),
        isDueWithin(days),
      ),
    );
  const at = new Date();
  // Amounts due are computed in code, not in SQL.
  const owed = rows.map((row) => ({ currency: row.currency, ...computeLoan(row, at) }));
  return {
    within_days: days,
    soon: sumUp(owed.filter(({ overdue }) => !overdue)),
    overdue: sumUp(owed.filter(({ overdue }) => overdue)),
  };
}

function sumUp(owed: readonly Owed[]): Schemas.LoansOwed {
  const sums = owed.map(({ currency, outstanding: amount }) => ({ currency, count: 1, amount }));
  return { count: owed.length, totals: addUp(sums).totals };
}

/** Throws NOT_FOUND if the record is no loan, INVALID_TRANSITION if nothing is due, STALE_RECORD, and as `repay`. */
export async function payLoan(
  tx: Transaction,
  context: RequestContext,
  id: string,
  { amount, version }: Schemas.LoanRepaymentRequest,
): Promise<Schemas.Overdrawn> {
  const { row, approver } = await overdrawnReview.lock(
    tx,
    context,
    { id, version },
    ({ overdrawn }) => {
      if (overdrawn.subType !== 'loan') return new Problem('NOT_FOUND');
      requireAmount(amount, overdrawn.currency);
      const { status } = overdrawn;
      return nextStatus('loan', status, 'pay') === undefined
        ? invalidTransition((language) => statusName({ sub_type: 'loan', status }, language))
        : undefined;
    },
  );
  const by = { actorId: actorOf(context).id, at: new Date() };
  const { audit } = await repay(tx, row.overdrawn, amount, by);
  await writeAudit(tx, context, audit);
  return overdrawnReview.read(tx, context, id, approver);
}
