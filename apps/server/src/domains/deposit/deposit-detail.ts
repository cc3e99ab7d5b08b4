import type { Schemas } from '@brokerdesk/sdk';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { account } from '../../kernel/db/schema.ts';
import { Problem } from '../../kernel/errors/problem.ts';
import { type Decimal, formatMoney, negate, plus } from '../../kernel/money/decimal.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { accountView } from '../account/account-view.ts';
import { readDecider } from '../approval/decider.ts';
import { assessDeposit } from './deposit-risk.ts';
import { type DepositRow, requireDepositRow } from './deposit-row.ts';
import { primaryAction } from './deposit-states.ts';
import { depositView } from './deposit-view.ts';
import { findDuplicates } from './find-duplicates.ts';

/** One deposit with what a reviewer needs beside it. */
export async function readDepositDetail(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.DepositDetail> {
  const actor = actorOf(context);
  const row = await withRiskNow(reader, await requireDepositRow(reader, actor, id));
  const [found] = await reader.select().from(account).where(eq(account.id, row.deposit.accountId));
  if (found === undefined) throw new Problem('NOT_FOUND');
  const accountNow = accountView(found);
  const change = openChange(row);
  const afterwards = (value: Decimal) => formatMoney(plus(value, change), found.currency);
  return {
    deposit: depositView(row, await readDecider(reader, context)),
    account: accountNow,
    after: {
      balance: afterwards(accountNow.balance),
      available: afterwards(accountNow.available),
    },
    duplicates: await findDuplicates(reader, actor, row),
    history: historyOf(row),
  };
}

/** Of one that waits: what the decision would go by, not what was stored last. */
async function withRiskNow(reader: Reader, row: DepositRow): Promise<DepositRow> {
  if (row.deposit.status !== 'pending') return row;
  return { ...row, deposit: { ...row.deposit, ...(await assessDeposit(reader, row.deposit.id)) } };
}

/** What the decision that is open now would add to the account. */
function openChange({ deposit }: DepositRow): Decimal {
  const action = primaryAction(deposit.status);
  if (action === undefined) return '0';
  return action === 'approve' ? deposit.creditedAmount : negate(deposit.creditedAmount);
}

function historyOf(row: DepositRow): Schemas.DepositEvent[] {
  const { deposit } = row;
  const events: Schemas.DepositEvent[] = [
    {
      at: deposit.madeAt.toISOString(),
      action: 'created',
      actor: row.maker?.name ?? null,
      note: deposit.remark ?? deposit.clientRemark,
    },
  ];
  if (deposit.checkedAt !== null) {
    events.push({
      at: deposit.checkedAt.toISOString(),
      action: deposit.status === 'rejected' ? 'rejected' : 'approved',
      actor: row.checker?.name ?? null,
      note: deposit.reason ?? deposit.reasonCode,
      override_reason: deposit.overrideReason,
    });
  }
  if (deposit.rolledBackAt !== null) {
    events.push({
      at: deposit.rolledBackAt.toISOString(),
      action: 'rolled_back',
      actor: row.rolledBackBy?.name ?? null,
      note: deposit.rollbackReason,
    });
  }
  return events;
}
