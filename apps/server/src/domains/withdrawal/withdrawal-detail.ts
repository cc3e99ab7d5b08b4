import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { formatMoney, minus, plus } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { accountView } from '../account/account-view.ts';
import { readDecider } from '../approval/decider.ts';
import { recordHistory } from '../approval/decision-view.ts';
import { amendmentEvents } from '../emergency/amendment-row.ts';
import { withAcknowledged } from '../risk/refuse-risk.ts';
import { withdrawalEvidence } from './evidence/withdrawal-evidence.ts';
import { payoutEvents } from './payout-rules.ts';
import { assessWithdrawal } from './withdrawal-risk.ts';
import { primaryAction, requireWithdrawalRow, type WithdrawalRow } from './withdrawal-row.ts';
import { withdrawalView } from './withdrawal-view.ts';

/** One withdrawal with what a reviewer needs beside it. */
export async function readWithdrawalDetail(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.WithdrawalDetail> {
  const actor = actorOf(context);
  const row = await withRiskNow(reader, await requireWithdrawalRow(reader, actor, id));
  const [found] = await reader
    .select()
    .from(account)
    .where(eq(account.id, row.withdrawal.accountId));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const accountNow = accountView(found);
  return {
    withdrawal: withdrawalView(row, await readDecider(reader, context)),
    account: accountNow,
    after: accountAfter(row, accountNow),
    evidence: await withdrawalEvidence(reader, actor, row),
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

/** Of one that waits: what the decision would go by, not what was stored last. */
async function withRiskNow(reader: Reader, row: WithdrawalRow): Promise<WithdrawalRow> {
  if (row.withdrawal.status !== 'pending') return row;
  return { ...row, withdrawal: { ...row.withdrawal, ...(await assessWithdrawal(reader, row)) } };
}

function accountAfter(
  { withdrawal }: WithdrawalRow,
  { balance, available, frozen, currency }: Schemas.Account,
): Schemas.WithdrawalDetail['after'] {
  const { amount } = withdrawal;
  const money = (value: string) => formatMoney(value, currency);
  switch (primaryAction(withdrawal.status)) {
    case 'approve':
      return {
        balance: money(minus(balance, amount)),
        available,
        frozen: money(minus(frozen, amount)),
      };
    case 'rollback':
      return {
        balance: money(plus(balance, amount)),
        available: money(plus(available, amount)),
        frozen,
      };
    default:
      return { balance, available, frozen };
  }
}
