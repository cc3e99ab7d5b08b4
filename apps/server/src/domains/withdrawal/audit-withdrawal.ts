import type { Schemas } from '@brokerdesk/sdk';
import type { Transaction } from '../../kernel/db/database.ts';
import { withdrawal } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { writeAudit } from '../../platform/audit-log.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { reviewOf } from '../approval/reviewed-record.ts';
import { lockedInScope } from '../client-access/client-scope.ts';
import { questionsAbout } from '../question/ask-client.ts';
import { settleStep } from './settle-withdrawal.ts';
import { assessWithdrawal } from './withdrawal-risk.ts';
import { requireWithdrawalRow, type WithdrawalRow } from './withdrawal-row.ts';
import { denialFor, withdrawalAct, withdrawalView } from './withdrawal-view.ts';

export const withdrawalReview = reviewOf<WithdrawalRow, Schemas.Withdrawal>({
  type: 'withdrawal',
  record: (row) => row.withdrawal,
  find: requireWithdrawalRow,
  lock: lockedInScope(withdrawal, requireWithdrawalRow),
  denial: denialFor,
  rollbackDenial: (row, approver) => denialFor('rollback', row, approver),
  act: withdrawalAct,
  view: withdrawalView,
  risk: {
    table: withdrawal,
    assess: assessWithdrawal,
    put: ({ withdrawal }, risk) => ({ withdrawal: { ...withdrawal, ...risk } }),
  },
  applyStep: async (tx, row, step) => (await settleStep(tx, row.withdrawal, step)).audit,
});

export const withdrawalQuestions = questionsAbout(
  'withdrawal',
  withdrawalReview,
  (row) => row.withdrawal,
);

/** Writes to the audit log who looked. Throws NOT_FOUND for coins. */
export async function revealDestination(
  tx: Transaction,
  context: RequestContext,
  id: string,
): Promise<Schemas.RevealedDestination> {
  const { destination } = (await requireWithdrawalRow(tx, actorOf(context), id)).withdrawal;
  if (destination.kind !== 'bank') throw new Problem('NOT_FOUND');
  const subject = { type: 'withdrawal', id };
  await writeAudit(tx, context, { action: 'withdrawal.acc_no_revealed', subject, changed: [] });
  return { acc_no: destination.acc_no, phone: destination.phone };
}
