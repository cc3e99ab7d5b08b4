import type { Schemas } from '@brokerdesk/sdk';
import type { Reader } from '../../kernel/db/database.ts';
import { formatMoney, negate, plus } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readAccount } from '../account/account-view.ts';
import { readApprover } from '../approval/approver.ts';
import { amendmentEvents, recordHistory } from '../approval/decision-view.ts';
import { readBankEvidence } from '../bank-line/bank-line.ts';
import { readQuestions } from '../question/open-question.ts';
import { withAcknowledged } from '../risk/risk.ts';
import { withdrawalReview } from './audit-withdrawal.ts';
import { withdrawalEvidence } from './withdrawal-evidence.ts';
import { primaryAction, requireWithdrawalRow, type WithdrawalRow } from './withdrawal-row.ts';
import { payoutEvents, withdrawalView } from './withdrawal-view.ts';

export async function readWithdrawalDetail(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.WithdrawalDetail> {
  const actor = actorOf(context);
  const found = await requireWithdrawalRow(reader, actor, id);
  const approver = await readApprover(reader, context, found.withdrawal.clientId);
  const row = await withdrawalReview.asOfNow(reader, found, approver);
  const account = await readAccount(reader, row.withdrawal.accountId);
  const { destination } = row.withdrawal;
  const name = destination.kind === 'bank' ? destination.holder_name : null;
  const bank = await readBankEvidence(reader, actor, { withdrawalId: id, name });
  return {
    withdrawal: withdrawalView(row, approver),
    account,
    after: accountAfter(row, account),
    evidence: await withdrawalEvidence(reader, actor, row),
    questions: await readQuestions(reader, id),
    ...(bank && { bank }),
    history: [
      ...(await withAcknowledged(
        reader,
        { type: 'withdrawal', id },
        recordHistory({ ...row, record: row.withdrawal }),
      )),
      ...(await payoutEvents(reader, row)),
      ...(await amendmentEvents(reader, 'withdrawal', id)),
    ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}

function accountAfter(
  { withdrawal }: WithdrawalRow,
  { balance, available, frozen, currency }: Schemas.Account,
): Schemas.WithdrawalDetail['after'] {
  const action = primaryAction(withdrawal.status);
  const moved = (value: string, by: string) => formatMoney(plus(value, by), currency);
  const { amount } = withdrawal;
  if (action === undefined) return { balance, available, frozen };
  return action === 'approve'
    ? { balance: moved(balance, negate(amount)), available, frozen: moved(frozen, negate(amount)) }
    : { balance: moved(balance, amount), available: moved(available, amount), frozen };
}
