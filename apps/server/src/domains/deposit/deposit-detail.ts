import type { Schemas } from '@brokerdesk/sdk';
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../kernel/db/database.ts';
import { client, deposit, file } from '../../kernel/db/schema.ts';
import { type Decimal, formatMoney, negate, plus } from '../../kernel/money/decimal.ts';
import type { Actor } from '../../platform/actor.ts';
import { actorOf, type RequestContext } from '../../platform/request-context.ts';
import { readAccount } from '../account/account-view.ts';
import { readApprover } from '../approval/approver.ts';
import { recordHistory } from '../approval/decision-view.ts';
import { readBankEvidence } from '../bank-line/bank-line.ts';
import { agent, clientRef, leader, refColumns } from '../client-access/client-ref.ts';
import { clientScope } from '../client-access/client-scope.ts';
import { readQuestions } from '../question/open-question.ts';
import { codesFound, withAcknowledged } from '../risk/risk.ts';
import { depositReview } from './audit-deposit.ts';
import { type DepositRow, depositView, primaryAction, requireDepositRow } from './deposit-row.ts';

const duplicatesMax = 50;

/** A deposit outside the user's scope is not even counted. */
async function findDuplicates(
  reader: Reader,
  actor: Actor,
  row: DepositRow,
): Promise<Schemas.DuplicateDeposit[]> {
  const { id, referenceNo, txid } = row.deposit;
  const sha256 = row.screenshot?.sha256 ?? null;
  const rows = await reader
    .select({
      id: deposit.id,
      orderNo: deposit.orderNo,
      status: deposit.status,
      createdAt: deposit.createdAt,
      referenceNo: deposit.referenceNo,
      txid: deposit.txid,
      sha256: file.sha256,
      ...refColumns,
    })
    .from(deposit)
    .innerJoin(client, eq(client.id, deposit.clientId))
    .leftJoin(agent, eq(agent.id, client.agentId))
    .leftJoin(leader, eq(leader.id, agent.leaderId))
    .leftJoin(file, eq(file.id, deposit.screenshotId))
    .where(and(ne(deposit.id, id), clientScope(actor), alike({ sha256, referenceNo, txid })))
    .orderBy(desc(deposit.createdAt), desc(deposit.id))
    .limit(duplicatesMax);
  return rows.map((other) => ({
    id: other.id,
    order_no: other.orderNo,
    client: clientRef(other.client, other.agent),
    status: other.status,
    same: codesFound({
      proof: sha256 !== null && other.sha256 === sha256,
      reference_no: referenceNo !== null && other.referenceNo === referenceNo,
      txid: txid !== null && other.txid === txid,
    }),
    created_at: other.createdAt.toISOString(),
  }));
}

/**
 * Each of the three by its own index, which one `or` over two tables would not use, and looked for beforehand:
 * PostgreSQL cannot guess how few there are.
 */
function alike(of: {
  sha256: string | null;
  referenceNo: string | null;
  txid: string | null;
}): SQL {
  return sql`${deposit.id} = any (array(
    select d.id from deposit d where d.reference_no = ${of.referenceNo}
    union select d.id from deposit d where d.txid = ${of.txid}
    union select d.id from deposit d join file f on f.id = d.screenshot_id where f.sha256 = ${of.sha256}))`;
}

export async function readDepositDetail(
  reader: Reader,
  context: RequestContext,
  id: string,
): Promise<Schemas.DepositDetail> {
  const actor = actorOf(context);
  const found = await requireDepositRow(reader, actor, id);
  const approver = await readApprover(reader, context, found.deposit.clientId);
  const row = await depositReview.asOfNow(reader, found, approver);
  const account = await readAccount(reader, row.deposit.accountId);
  const change = openChange(row);
  const name = row.deposit.payerName ?? row.client.fullName;
  const bank = await readBankEvidence(reader, actor, { depositId: id, name });
  const afterwards = (value: Decimal) => formatMoney(plus(value, change), account.currency);
  return {
    deposit: depositView(row, approver),
    account,
    after: {
      balance: afterwards(account.balance),
      available: afterwards(account.available),
    },
    duplicates: await findDuplicates(reader, actor, row),
    questions: await readQuestions(reader, id),
    ...(bank && { bank }),
    history: await withAcknowledged(
      reader,
      { type: 'deposit', id },
      recordHistory({ ...row, record: row.deposit }),
    ),
  };
}

function openChange({ deposit }: DepositRow): Decimal {
  const action = primaryAction(deposit.status);
  if (action === undefined) return '0';
  return action === 'approve' ? deposit.creditedAmount : negate(deposit.creditedAmount);
}
