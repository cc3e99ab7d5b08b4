import { type SQL, sql } from 'drizzle-orm';
import { loanRepayment, overdrawn } from '../../../../kernel/db/schema.ts';
import { type EventQuery, keyed, madeAndChecked, named, select } from './event-source.ts';

const credit = {
  recordType: sql`sub_type`,
  recordId: sql`o.id`,
  orderNo: sql`order_no`,
  currency: sql`currency`,
};

export function credits(kind: 'loan' | 'compensation', { clientId }: EventQuery): SQL[] {
  const common = { ...credit, kind: named(kind), amount: sql`amount` };
  const ofKind = kind === 'loan' ? sql`sub_type = 'loan'` : sql`sub_type <> 'loan'`;
  const source = sql`${overdrawn} o where client_id = ${clientId} and ${ofKind}`;
  return madeAndChecked('credit', common, source);
}

export function loanSteps({ clientId }: EventQuery): SQL[] {
  return [
    select({
      ...credit,
      key: keyed('credit', sql`r.id`, 2),
      at: sql`r.created_at`,
      kind: named('loan'),
      event: named('repaid'),
      actorId: sql`r.actor_id`,
      otherwise: 'client',
      amount: sql`r.amount`,
      source: sql`${overdrawn} o join ${loanRepayment} r on r.loan_id = o.id
        where o.client_id = ${clientId}`,
    }),
    select({
      ...credit,
      key: keyed('credit', sql`o.id`, 3),
      at: sql`completed_at`,
      kind: named('loan'),
      event: named('completed'),
      otherwise: 'system',
      amount: sql`amount`,
      source: sql`${overdrawn} o where client_id = ${clientId} and completed_at is not null`,
    }),
  ];
}
