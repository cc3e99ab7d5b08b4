import { randomUUID } from 'node:crypto';
import type { Schemas } from '@brokerdesk/sdk';
import Big from 'big.js';
import { acknowledged } from '../../../support/clients.ts';
import { proveLedger } from '../../../support/ledger-check.ts';
import { liftLimits } from '../../../support/proposals.ts';
import { type Answer, type StaffApi, signInByHand } from '../../../support/staff-api.ts';
import { expect, test } from '../../support/fixtures.ts';

const approvals = 40;
/** The server dies when this many have been answered: the others are in flight or not yet sent. */
const answersBeforeTheCut = 12;

test('a server on the embedded database that is killed in the middle of approvals loses none and doubles none', async ({
  startOwn,
}) => {
  const first = await startOwn({ databaseUrl: '' });
  let staff = await signInByHand(first.url, 'god');
  await liftLimits(staff, await signInByHand(first.url, 'god2'));
  const deposits = await pendingDeposits(staff);
  const before = await balances(staff, deposits);
  const keys = new Map(deposits.map((deposit) => [deposit.id, randomUUID()]));
  const approve = (deposit: Schemas.Deposit) =>
    staff.put<Schemas.Deposit>(
      `/deposit/admin/v1/audit/${deposit.id}`,
      { result: 'approved', version: deposit.version, ...acknowledged(deposit) },
      { 'Idempotency-Key': keys.get(deposit.id) ?? '' },
    );

  const answered = new Map<string, Answer<Schemas.Deposit>>();
  let cut: Promise<void> | undefined;
  await Promise.allSettled(
    deposits.map(async (deposit) => {
      answered.set(deposit.id, await approve(deposit));
      if (answered.size === answersBeforeTheCut) cut = first.kill();
    }),
  );
  await cut;
  expect(answered.size, 'the cut came in the middle').toBeLessThan(deposits.length);
  for (const { status } of answered.values()) expect(status).toBe(200);

  const second = await startOwn(first);
  staff = await signInByHand(second.url, 'god');
  for (const deposit of deposits.filter(({ id }) => answered.has(id))) {
    const { body } = await staff.get<Schemas.DepositDetail>(
      `/deposit/admin/v1/detail/${deposit.id}`,
    );
    expect(body.deposit.status, `${deposit.order_no} was acknowledged`).toBe('approved');
  }
  // Unanswered requests are repeated with the same key: each takes effect once.
  for (const deposit of deposits.filter(({ id }) => !answered.has(id))) {
    const { status } = await approve(deposit);
    expect(status, `${deposit.order_no} after the restart`).toBe(200);
  }
  const after = await balances(staff, deposits);
  for (const [account, balance] of before) {
    const credited = deposits
      .filter((deposit) => deposit.account_id === account)
      .reduce((sum, deposit) => sum.plus(deposit.credited_amount), new Big(0));
    expect(new Big(after.get(account) ?? '0').minus(balance).toFixed(2), account).toBe(
      credited.toFixed(2),
    );
  }
  await second.kill();
  await proveLedger(first);
});

async function pendingDeposits(staff: StaffApi): Promise<Schemas.Deposit[]> {
  const { body } = await staff.get<Schemas.DepositList>(
    `/deposit/admin/v1/list?status=pending&size=${approvals}`,
  );
  const open = body.list.filter(({ decision, risk }) => decision.approve && risk !== 'stop');
  expect(open.length).toBeGreaterThan(answersBeforeTheCut * 2);
  return open;
}

async function balances(
  staff: StaffApi,
  deposits: readonly Schemas.Deposit[],
): Promise<Map<string, string>> {
  const clients = new Set(deposits.map((deposit) => deposit.client.id));
  const accounts = await Promise.all(
    [...clients].map(
      async (id) => (await staff.get<Schemas.AccountList>(`/acc/admin/v1/list/${id}`)).body.list,
    ),
  );
  return new Map(accounts.flat().map((account) => [account.id, account.balance]));
}
