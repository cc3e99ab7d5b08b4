import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { acknowledged } from '../../testing/acknowledged.ts';
import { once } from '../../testing/config-calls.ts';
import { addClient, addDeposit, type ClientFixture } from '../../testing/deposit-fixtures.ts';
import { useTestServer } from '../../testing/test-server.ts';
import {
  addProduct,
  addRichClient,
  addTrade,
  makeDue,
  tradeCalls,
} from '../../testing/trade-fixtures.ts';
import { checkLedger, type Violation } from './ledger-check.ts';

const server = useTestServer();
let client: ClientFixture;
let pending: string;
let approved: string;
let waiting: string;
let held: string;
let completed: string;

beforeAll(async () => {
  client = await addClient(server().db);
  const angel = await server().signIn('angel');
  pending = (await addDeposit(server().db, client)).id;
  approved = (await addDeposit(server().db, client, { amount: '50.00' })).id;
  const { status } = await angel.call(
    'PUT',
    `/deposit/admin/v1/audit/${approved}`,
    { result: 'approved', ...acknowledged, version: 1 },
    once(),
  );
  expect(status).toBe(200);
  const buyer = await addRichClient(server().db);
  const stock = await addProduct(server().db, 'stock');
  const calls = tradeCalls(angel);
  const order = () => addTrade(server().db, buyer, stock, { quantity: '100' });
  waiting = (await order()).id;
  const second = await order();
  const third = await order();
  await calls.approve(second);
  await calls.approve(third);
  // The approver of an order may not sell it alone.
  const colleague = tradeCalls(await server().signIn('angel2'));
  await colleague.sell(third, 2, { price: '12.60' });
  await calls.clear(third, 3);
  await makeDue(server().db, third);
  expect((await calls.complete(third, 4)).status).toBe(200);
  [held, completed] = [second.id, third.id];
  await server().services.auditSeal.checkpoint();
});

class Undo extends Error {}

async function checkAfter(...statements: SQL[]): Promise<Violation[]> {
  let found: Violation[] = [];
  await server()
    .owner.transaction(async (tx) => {
      // Past the triggers and constraints, as a person with the keys of the database could.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.execute(statement);
      found = await checkLedger(tx);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  return found;
}

it('the check finds nothing without tampering', async () => {
  expect(await checkLedger(server().db)).toEqual([]);
});

const tamperings: [string, string, () => SQL[]][] = [
  [
    'an entry that was changed',
    'transaction sums to zero in each currency',
    () => [sql`update ledger_entry set amount = amount + 1 where firm_account is not null`],
  ],
  [
    'a transaction without entries',
    'transaction has entries',
    () => [
      sql`insert into ledger_transaction (id, kind, reference_type, reference_id)
          values (${randomUUID()}, 'forged', 'test', ${randomUUID()})`,
    ],
  ],
  [
    'an entry in the wrong currency',
    'entry is in the currency of its account',
    () => [sql`update ledger_entry set currency = 'EUR'`],
  ],
  [
    'a balance that was raised by hand',
    'balance is the sum of the entries',
    () => [sql`update account set balance = balance + 0.01`],
  ],
  [
    'frozen money that nothing froze',
    'frozen is the sum of the frozen entries',
    () => [sql`update account set frozen = 1`],
  ],
  [
    'a negative balance',
    'available is not negative',
    () => [
      sql`alter table account drop constraint account_available_not_negative`,
      sql`update account set balance = -1`,
    ],
  ],
  [
    'a running column that was raised by hand',
    'deposits of the account are those that stand approved',
    () => [sql`update account set deposit = deposit + 1`],
  ],
  [
    'a deposit that was marked as approved without a posting',
    'deposit is posted once, with its amount, as its state says',
    () => [sql`update deposit set status = 'approved' where id = ${pending}`],
  ],
  [
    'a posted deposit that was marked as rejected',
    'deposit is posted once, with its amount, as its state says',
    () => [sql`update deposit set status = 'rejected' where id = ${approved}`],
  ],
  [
    'a deposit whose amount was changed after it was posted',
    'deposit is posted once, with its amount, as its state says',
    () => [sql`update deposit set credited_amount = 51 where id = ${approved}`],
  ],
  [
    'a posting of a deposit that is gone',
    'posting refers to a deposit',
    () => [sql`delete from deposit where id = ${approved}`],
  ],
  [
    'an order whose frozen money was changed by hand',
    'frozen of a trade record is what the ledger froze for it',
    () => [sql`update trade_record set frozen = frozen + 1 where id = ${waiting}`],
  ],
  [
    'an order that was released without its money',
    'frozen of a trade record is what its state says',
    () => [
      sql`alter table trade_record drop constraint trade_record_frozen_while_open`,
      sql`update trade_record set status = 'released' where id = ${waiting}`,
    ],
  ],
  [
    'a holding that nobody paid for',
    'trade record has moved the money that its state says, on its account alone',
    () => [
      sql`update trade_record set status = 'holding', frozen = 0, paid = amount, payable = amount
          where id = ${waiting}`,
    ],
  ],
  [
    'a profit that was changed after it was paid',
    'trade record has moved the money that its state says, on its account alone',
    () => [sql`update trade_record set profit = profit + 1 where id = ${completed}`],
  ],
  [
    'a holding that is paid by half',
    'trade record is paid as its state says',
    () => [sql`update trade_record set paid = paid / 2 where id = ${held}`],
  ],
  [
    'a posting of a trade record that is gone',
    'posting refers to a trade record',
    () => [sql`delete from trade_record where id = ${held}`],
  ],
  [
    'a profit of the account that was raised by hand',
    'profit of the account is that of its completed trades',
    () => [sql`update account set profit = profit + 1`],
  ],
  [
    'a pool that was given out twice',
    'what is allotted of a product is within its pool, and within what was applied for',
    () => [sql`update product set pool_qty = 100`],
  ],
  [
    'an audit entry that was rewritten',
    'audit log is what was sealed',
    () => [sql`update audit_log set actor_name = 'nobody' where seq = 2`],
  ],
  [
    'an audit entry that was removed from the middle',
    'audit log is what was sealed',
    () => [sql`delete from audit_log where seq = 2`],
  ],
  [
    'audit entries that were removed from the end',
    'audit log is what was sealed',
    () => [sql`delete from audit_log where seq = (select max(seq) from audit_log)`],
  ],
  [
    'the end of the audit log that was removed with its seal',
    'audit log is what was sealed',
    () => [
      sql`delete from audit_log where seq = (select max(seq) from audit_log)`,
      sql`delete from audit_leaf where position = (select max(position) from audit_leaf)`,
      sql`update audit_head set size = size - 1`,
    ],
  ],
  [
    'an audit entry that was added past the seal',
    'audit log is what was sealed',
    () => [
      sql`insert into audit_log (at, action, subject_type, subject_id)
          values (now(), 'deposit.approved', 'deposit', 'forged')`,
    ],
  ],
  [
    'an audit entry that was removed before its seal',
    'audit log is what was sealed',
    () => [sql`insert into audit_pending (seq, events) values (999999, '[]')`],
  ],
];

// @rule ledger: `pnpm ledger:check` detects tampering
it.each(tamperings)('the check finds %s', async (_, check, statements) => {
  const found = await checkAfter(...statements());
  expect(found.map((violation) => violation.check)).toContain(check);
  const violation = found.find((each) => each.check === check);
  expect(violation?.subject).not.toBe('');
  expect(violation?.expected).not.toBe(violation?.found);
});
